import type { RefObject } from 'react'

const extras = {
  'gift-wrap': 'Gift wrap',
  'clay-pot': 'Clay pot',
  'care-card': 'Care card for the person who gets it',
}

interface ExtrasFieldsProps {
  noteRef: RefObject<HTMLDivElement | null>
}

export function ExtrasFields({ noteRef }: ExtrasFieldsProps) {
  return (
    <fieldset>
      <legend>Extras</legend>
      {Object.entries(extras).map(([value, label]) => (
        <label key={value} className="checkbox">
          <span className="box">
            <input type="checkbox" name="extras" value={value} />
          </span>
          {label}
        </label>
      ))}
      <label className="checkbox">
        <span className="box">
          <input type="checkbox" name="care-card" defaultChecked />
        </span>
        Printed care card for you
      </label>
      <span id="message-label">Message on the card</span>
      <div
        ref={noteRef}
        className="message"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-multiline="true"
        aria-labelledby="message-label"
      />
    </fieldset>
  )
}
