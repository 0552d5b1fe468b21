import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './Runner.module.css'

/** The Command Log of `firstTest` in `src/data/home.ts`. */
const log: {
  name: string
  message: string
  kind?: 'request' | 'assertion'
  isChild?: boolean
}[] = [
  { name: 'visit', message: '/plants' },
  { name: 'fetch', message: 'GET 200 /api/plants', kind: 'request' },
  { name: 'contains', message: '[data-cy=plant-card], Boston fern' },
  { name: 'find', message: '[data-cy=add-to-cart]', isChild: true },
  { name: 'click', message: '', isChild: true },
  { name: 'fetch', message: 'POST 201 /api/cart', kind: 'request' },
  { name: 'get', message: '[data-cy=cart-count]' },
  {
    name: 'assert',
    message: 'expected <span.count> to have text 1',
    kind: 'assertion',
    isChild: true,
  },
]

/** The number of each row. Requests that the app makes don't have one. */
const numbers = log.map(({ kind }, index) =>
  kind === 'request'
    ? undefined
    : log.slice(0, index + 1).filter((row) => row.kind !== 'request').length,
)

const leaf = 'M20 34C9 32 6 21 8 9c10 3 16 12 12 25Z'

const plants: { name: string; price: string; leaves: string[] }[] = [
  {
    name: 'Boston fern',
    price: '$18',
    leaves: [
      'M20 36C18 24 12 16 3 14c2 9 8 17 17 22Z',
      'M20 36c2-12 8-20 17-22-2 9-8 17-17 22Z',
      'M20 36c-5-11-5-22 0-32 5 10 5 21 0 32Z',
    ],
  },
  {
    name: 'Calathea',
    price: '$24',
    leaves: [leaf, 'M21 36c-1-14 4-24 15-28 3 13-2 23-15 28Z'],
  },
  {
    name: 'Snake plant',
    price: '$29',
    leaves: [
      'M17 36C13 24 13 13 17 2c4 11 4 22 0 34Z',
      'M23 36c-2-9-1-18 4-26 2 9 1 18-4 26Z',
      'M13 36c-4-7-5-13-4-20 4 6 5 13 4 20Z',
    ],
  },
]

/**
 * The Cypress app after it ran `firstTest`: the Command Log on the left, the app
 * under test on the right. It's made of HTML instead of an image, so it adapts to
 * the page's colors, fonts, and width.
 */
export default function Runner(): ReactNode {
  return (
    <div
      className={styles.runner}
      role="img"
      aria-label="The Cypress app after this test has passed. At the left the Command Log lists visit, contains, find, click, get and the assertion that the cart shows 1, and between them the two requests of the shop. At the right is the shop Fernhill with three plants, a Boston fern in the cart, and the cart count 1."
    >
      <div className={styles.reporter}>
        <div className={styles.spec}>
          <span className={styles.file}>cart.cy.ts</span>
          <span className={styles.passed}>✓ 1</span>
          <span>✗ 0</span>
          <span>0.9 s</span>
        </div>
        <div className={styles.suite}>cart</div>
        <div className={styles.test}>
          <span className={styles.passed}>✓</span> counts a plant that was added
        </div>
        <ol className={styles.log}>
          {log.map(({ name, message, kind, isChild }, index) => (
            <li
              key={`${name} ${message}`}
              className={clsx(
                kind && styles[kind],
                name === 'click' && styles.pinned,
              )}
            >
              <span className={styles.number}>{numbers[index]}</span>
              <span className={styles.name}>{isChild ? `-${name}` : name}</span>
              <span className={styles.message}>{message}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.preview}>
        <div className={styles.address}>localhost:3000/plants</div>
        <div className={styles.shop}>
          <div className={styles.shopBar}>
            <strong>Fernhill</strong>
            <span className={styles.cart}>
              Cart <span className={styles.count}>1</span>
            </span>
          </div>
          <div className={styles.plants}>
            {plants.map(({ name, price, leaves }, index) => (
              <div
                key={name}
                className={clsx(styles.plant, index === 0 && styles.added)}
              >
                <svg viewBox="0 0 40 48" width="40" height="48">
                  {leaves.map((path) => (
                    <path key={path} className={styles.leaf} d={path} />
                  ))}
                  <path className={styles.pot} d="M11 35h18l-2 12H13Z" />
                </svg>
                <span className={styles.plantName}>{name}</span>
                <span>{price}</span>
                <span className={styles.add}>
                  {index === 0 ? 'In the cart' : 'Add to cart'}
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
