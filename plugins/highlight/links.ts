import type ts from 'typescript'
import type { Addresses } from '../../content/api/addresses'
import { findNames, type NamedPart } from './names'

/** What a page needs to know to link to the API. */
export interface Linking {
  addresses: Addresses
  /** The path that the site is published under. */
  baseUrl: string
  /** The address of the page itself, which it doesn't link to. */
  route?: string
}

/** A part of a sample with the opening tag of its link. */
export interface LinkedPart extends NamedPart {
  tag: string
}

/** Finds the links in a sample, in order. */
export type FindLinks = (source: ts.SourceFile) => LinkedPart[]

/** Where a name is documented, if that's on another page. */
export function addressOf(
  name: string,
  { addresses, route }: Linking,
): string | undefined {
  const address = addresses.byName.get(name)
  return address?.replace(/#.*/, '') === route ? undefined : address
}

/**
 * Creates the links in samples. A page can have hundreds, so only the first link to
 * each place is a tab stop: with the keyboard, readers still get everywhere.
 *
 * @param stops addresses that a tab stop leads to already
 */
export const linksIn =
  (page: Linking, stops = new Set<string>()): FindLinks =>
  (source) =>
    findNames(source, page.addresses).flatMap((part) => {
      const address = addressOf(part.name, page)
      if (!address) return []
      const order = stops.has(address) ? ' tabindex=-1' : ''
      stops.add(address)
      const tag = `<a${order} href=${page.baseUrl}${address.slice(1)}>`
      return [{ ...part, tag }]
    })
