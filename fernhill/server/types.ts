/**
 * What the server sends and accepts as JSON. The client imports these as types
 * only, so nothing of the server ends up in the browser.
 */

export type Light = 'sun' | 'half-shade' | 'shade'

/** A plant has these five properties and no others: tests compare its keys. */
export interface Plant {
  id: number
  name: string
  /** In dollars. */
  price: number
  light: Light
  /** How many are left. 0 means sold out. */
  stock: number
}

/** What `GET /api/plants/:id/care` adds to a plant. */
export interface Care {
  /** In words, such as `Shade`. */
  light: string
  /** In words, such as `Weekly`. */
  water: string
  repotting: string
  petSafe: boolean
  /** One paragraph for each tab of the plant's page. */
  text: { light: string; water: string; repotting: string }
}

export interface Review {
  id: number
  plantId: number
  /** The same number as `plantId`. */
  plant: number
  author: string
  text: string
  /** The path of the photo, if the review has one. */
  photo: string | null
  createdAt: string
}

export interface Rating {
  /** Between 1 and 5, rounded to one decimal. */
  average: number
  count: number
}

export interface PlantReviews extends Rating {
  reviews: Review[]
}

export interface CartItem {
  id: number
  plantId: number
  name: string
  price: number
  quantity: number
}

export interface Coupon {
  code: string
  /** The part of the total that the coupon takes off, such as 0.1. */
  discount: number
}

export interface Cart {
  items: CartItem[]
  /** With the coupon's discount, in dollars. */
  total: number
  /** Missing without a coupon. */
  coupon?: Coupon
}

/** What `POST /api/cart` answers: the new cart, and the id of the item. */
export interface AddedToCart extends Cart {
  id: number
}

export type OrderStatus =
  'new' | 'paid' | 'packed' | 'shipped' | 'delayed' | 'delivered' | 'canceled'

export interface OrderItem {
  plantId: number
  name: string
  price: number
  quantity: number
}

export interface Order {
  id: number
  /** The names of the plants, separated by commas. */
  plant: string
  items: OrderItem[]
  /** How many pieces, over all items. */
  quantity: number
  total: number
  status: OrderStatus
  /** An ISO date with time. */
  createdAt: string
  /** The first name of the customer. */
  customer: string
  address: string
  /** An ISO date, or an empty string. */
  deliveryDate: string
  /** A name that the customer gave the order, or an empty string. */
  name: string
  note: string
}

/** What `POST /api/orders` answers for the cart. */
export interface PlacedOrder extends Order {
  /** Where the customer can pay. */
  paymentUrl: string
  /** What the payment service calls this order. */
  reference: string
}

export type Role = 'customer' | 'administrator'

export interface User {
  email: string
  /** The first name, such as `Ada`. */
  name: string
  role: Role
  /** The address that the checkout suggests, or an empty string. */
  address: string
}

/** What `GET /api/session` answers. */
export interface SessionInfo {
  user: User | null
}

/** What `POST /api/session` answers. */
export interface SignedIn {
  /** The value of the session cookie, which also works as a bearer token. */
  token: string
  user: User
}

/** What `POST /api/token` answers. */
export interface AccessToken {
  /** A JSON Web Token, which works as a bearer token. */
  token: string
  /** How many seconds it's valid. */
  expiresIn: number
}

/** Every error of the API. */
export interface ApiError {
  error: string
  /** How many are left, when someone asks for too many. */
  stock?: number
}

export interface Mail {
  to: string
  subject: string
  text: string
  /** The page that the message links to. */
  link: string
  sentAt: string
}

/** What `GET /api/events` sends, by the event's name. */
export interface ServerEvents {
  stock: { id: number; stock: number }
  order: { id: number; status: OrderStatus }
}
