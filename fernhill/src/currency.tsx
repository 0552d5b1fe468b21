import { createContext, useContext } from 'react'

export const CurrencyContext = createContext('USD')

export function usePrice(amount: number) {
  const currency = useContext(CurrencyContext)

  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    amount,
  )
}
