const paths = {
  leaf: 'M4 20c0-9 6-15 16-16 0 10-6 16-14 15M4 20c3-6 6-9 10-11',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  cart: 'M4 5h2l2 10h9l2-7H7M9 19.5h.01M16 19.5h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20c1-4 4-5 7-5s6 1 7 5',
  heart:
    'M12 20C5 15 3 11 4.500 7.500 6 4.500 10 4.500 12 8c2-3.500 6-3.500 7.500-.5C21 11 19 15 12 20Z',
  star: 'M12 4l2.400 5.200 5.600.6-4.200 3.800 1.200 5.600L12 16.400 7 19.200l1.200-5.600L4 9.800l5.600-.6Z',
}

interface IconProps {
  name: keyof typeof paths
  isFilled?: boolean
}

/** A drawing next to a text that says the same, so screen readers skip it. */
export function Icon({ name, isFilled = false }: IconProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-filled={isFilled || undefined}
    >
      <path d={paths[name]} />
    </svg>
  )
}
