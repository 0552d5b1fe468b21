/** Assets that bundlers let components and tests import. */
declare module '*.css'
declare module '*.scss'

declare module '*.svg' {
  const address: string
  export default address
}

declare module '*.png' {
  const address: string
  export default address
}

/** Fixtures of the sample application, Fernhill: see CONTRIBUTING.md. */
declare module '*/plants.json' {
  const plants: {
    id: number
    name: string
    price: number
    light: string
    stock: number
  }[]
  export default plants
}

declare module '*/plant.json' {
  const plant: {
    id: number
    name: string
    price: number
    light: string
    stock: number
  }
  export default plant
}
