/** Components of the sample application, Fernhill: see CONTRIBUTING.md. */
declare module '*/QuantityPicker.svelte' {
  const QuantityPicker: import('svelte').Component<{
    initial?: number
    max?: number
    onChange?: (count: number) => void
  }>
  export default QuantityPicker
}

declare module '*/PlantCard.svelte' {
  const PlantCard: import('svelte').Component<{
    plant?: { id: number; name: string; price: number; stock: number }
    onAdd?: (id: number, count: number) => Promise<void>
  }>
  export default PlantCard
}
