import { Link } from 'react-router'

export function NotFoundPage({ title = 'There is no such page' }) {
  return (
    <div className="narrow">
      <p className="eyebrow">Not found</p>
      <h1>{title}</h1>
      <p>
        It may have been sold, or moved to another shelf.{' '}
        <Link to="/plants">See all plants</Link>
      </p>
    </div>
  )
}
