/** Components of the sample application, Fernhill: see CONTRIBUTING.md. */
declare module '*/QuantityPicker.vue' {
  const QuantityPicker: import('vue').DefineComponent<{
    initial?: number
    max?: number
    onChange?: (count: number) => void
  }>
  export default QuantityPicker
}

declare module '*/PlantCard.vue' {
  const PlantCard: import('vue').DefineComponent<{
    plant: { id: number; name: string; price: number; stock: number }
    onAdd?: (id: number, count: number) => void
  }>
  export default PlantCard
}
