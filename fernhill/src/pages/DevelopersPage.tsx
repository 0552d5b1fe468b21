import { useState, type FormEvent } from 'react'
import { request } from '../api/request'
import { useTitle } from '../app/hooks'
import { useToasts } from '../app/toasts'

/** Runs GraphQL queries, to look around in the shop's data. */
export function DevelopersPage() {
  useTitle('Developers')

  const [answer, setAnswer] = useState('')
  const { showError } = useToasts()

  async function run(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('query'))

    try {
      const data = await request<object>('/graphql', {
        method: 'POST',
        body: { query },
      })
      setAnswer(JSON.stringify(data, null, 2))
    } catch (error) {
      showError(error, "the query didn't run")
    }
  }

  return (
    <div className="narrow">
      <h1>Developers</h1>
      <form className="card" onSubmit={run}>
        <label>
          GraphQL query
          <textarea
            name="query"
            required
            rows={4}
            spellCheck={false}
            placeholder="{ plants { name price } }"
          />
        </label>
        <button className="primary">Run</button>
      </form>
      {answer && (
        <pre tabIndex={0} aria-label="Response">
          {answer}
        </pre>
      )}
    </div>
  )
}
