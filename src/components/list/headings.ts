import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'

type Heading = ReactElement<{ id: string }>

const isHeading = (child: ReactNode): child is Heading =>
  isValidElement<{ id?: string }>(child) && child.props.id !== undefined

/**
 * The headings in a list by id. Pages write them, so that the contents list them.
 *
 * @param component the list, for the message
 * @throws if there isn't exactly one for each group, in the same order
 */
export function headingsOf(
  children: ReactNode,
  groups: readonly { id: string }[],
  component: string,
): ReadonlyMap<string, Heading> {
  const headings = Children.toArray(children).filter(isHeading)
  const found = headings.map(({ props }) => props.id).join(', ')
  const wanted = groups.map(({ id }) => id).join(', ')
  if (found !== wanted) {
    throw new Error(
      `<${component}> has the headings "${found}". Write one for each of its groups, in the same order: ${wanted}.`,
    )
  }
  return new Map(headings.map((heading) => [heading.props.id, heading]))
}
