export function Spinner({ label }: { label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      className="spinner"
      data-cy="spinner"
    />
  )
}
