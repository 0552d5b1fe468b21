/**
 * The addresses under which people and tests know Fernhill. Links are made of
 * these, never of the port the server listens on, because a proxy may stand
 * between the two.
 */
export const origins = {
  shop: 'http://localhost:3000',
  auth: 'https://auth.fernhill.example',
  admin: 'https://admin.fernhill.example',
  pay: 'https://pay.fernhill.example',
} as const

const isShopHost = (host: string) =>
  host === 'localhost' ||
  host === '127.0.0.1' ||
  host === 'fernhill.example' ||
  host.endsWith('.fernhill.example')

/** Whether an address leads to the shop, so that it's safe to redirect there. */
export function isShopAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && isShopHost(hostname)
}
