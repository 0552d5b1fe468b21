import type { Order } from '../../api/types'

const MONTHS = 12
const BAR = 20
const HEIGHT = 60

/** How many orders there were in each month of the year. */
export function OrdersChart({ orders }: { orders: Order[] }) {
  const counts = Array.from(
    { length: MONTHS },
    (_, month) =>
      orders.filter(
        ({ createdAt }) =>
          createdAt && new Date(createdAt).getMonth() === month,
      ).length,
  )
  const most = Math.max(1, ...counts)

  return (
    <figure className="chart">
      <svg
        viewBox={`0 0 ${MONTHS * BAR} ${HEIGHT}`}
        role="img"
        aria-label="Orders by month"
      >
        {counts.map((count, month) => {
          const height = 2 + (count / most) * (HEIGHT - 2)

          return (
            <rect
              key={month}
              x={month * BAR + 2}
              y={HEIGHT - height}
              width={BAR - 4}
              height={height}
              rx={2}
            />
          )
        })}
      </svg>
      <figcaption>Orders by month</figcaption>
    </figure>
  )
}
