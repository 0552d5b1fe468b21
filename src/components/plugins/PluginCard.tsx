import Link from '@docusaurus/Link'
import { Fragment, type ReactNode } from 'react'
import type { PluginEntry, PluginVersions } from '../../data/types'
import Badge from '../Badge'
import ListEntry from '../list/ListEntry'
import { idOf } from './filter'

function Instead({
  instead,
}: {
  instead: NonNullable<PluginEntry['instead']>
}): ReactNode {
  return (
    <>
      {' '}
      Use{' '}
      {'plugin' in instead ? (
        <a href={`#${idOf(instead.plugin)}`}>{instead.plugin}</a>
      ) : (
        <Link to={instead.to}>{instead.label}</Link>
      )}
      .
    </>
  )
}

interface Props {
  plugin: PluginEntry
  release: PluginVersions[string] | undefined
}

/** A plugin: a link, what it does, and who maintains it. */
export default function PluginCard({ plugin, release }: Props): ReactNode {
  const { name, repository, badges, text, keywords, instead } = plugin
  return (
    <ListEntry
      id={idOf(name)}
      href={
        repository
          ? `https://github.com/${repository}`
          : `https://www.npmjs.com/package/${name}`
      }
      name={name}
      text={
        <>
          {text}
          {instead && <Instead instead={instead} />}
        </>
      }
      facts={
        <>
          {/* The spaces separate the facts for screen readers. */}
          {badges.map((badge) => (
            <Fragment key={badge}>
              <Badge kind={badge} />{' '}
            </Fragment>
          ))}
          {release && <span>Version {release.version}</span>}{' '}
          {release?.date && (
            <time dateTime={release.date}>of {release.date}</time>
          )}{' '}
          <span>{keywords.join(', ')}</span>
        </>
      }
    />
  )
}
