import { useRef, useState } from 'react'
import { toDay } from '../../app/format'
import type { FernhillCalendar } from '../../elements/fernhill-calendar'
import { tomorrow } from './deliveryDays'

interface DeliveryFieldsProps {
  date: string
  onDate: (date: string) => void
}

export function DeliveryFields({ date, onDate }: DeliveryFieldsProps) {
  const calendar = useRef<FernhillCalendar>(null)
  const [isOpen, setIsOpen] = useState(false)

  return (
    <fieldset>
      <legend>Delivery</legend>
      <fernhill-calendar ref={calendar}>
        <label htmlFor="delivery-date">Delivery date</label>
        <input
          id="delivery-date"
          type="date"
          name="delivery-date"
          min={toDay(tomorrow())}
          value={date}
          data-cy="delivery-date"
          onChange={(event) => onDate(event.target.value)}
          onClick={() => setIsOpen(true)}
        />
        {isOpen && (
          <div
            role="dialog"
            aria-label="Delivery date"
            tabIndex={-1}
            className="no-date"
          >
            Any day is fine?
            <button
              type="button"
              onClick={() => {
                onDate('')
                setIsOpen(false)
              }}
            >
              No date
            </button>
          </div>
        )}
        <button
          type="button"
          slot="previous"
          aria-label="Previous month"
          onClick={() => calendar.current?.showMonth(-1)}
        >
          ‹
        </button>
        <button
          type="button"
          slot="next"
          aria-label="Next month"
          onClick={() => calendar.current?.showMonth(1)}
        >
          ›
        </button>
      </fernhill-calendar>
      <label>
        Time
        <input type="time" name="delivery-time" />
      </label>
      <div role="radiogroup" aria-label="Speed" className="row">
        <label className="radio">
          <input type="radio" name="delivery" value="standard" defaultChecked />{' '}
          Standard
        </label>
        <label className="radio">
          <input type="radio" name="delivery" value="express" /> Express
        </label>
      </div>
    </fieldset>
  )
}
