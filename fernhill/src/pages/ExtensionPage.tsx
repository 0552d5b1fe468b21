import { useTitle } from '../app/hooks'

export function ExtensionPage() {
  useTitle('Browser extension')

  return (
    <div className="narrow">
      <h1>Browser extension</h1>
      <p>It reminds you of your plants when it is time to water them.</p>
      <button type="button" className="primary">
        Add to the browser
      </button>
    </div>
  )
}
