import { useVersions } from '@docusaurus/plugin-content-docs/client'
import { translate } from '@docusaurus/Translate'
import DocsVersionDropdown from '@theme-init/NavbarItem/DocsVersionDropdownNavbarItem'
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem'
import type { ReactNode } from 'react'

/** Renders nothing if there's only one version, instead of a link to it. */
export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const versions = useVersions(props.docsPluginId)
  if (versions.length < 2) return null
  return (
    <DocsVersionDropdown
      {...props}
      title={translate({
        id: 'theme.navbar.versionsDropdown.title',
        message: 'Docs version',
      })}
    />
  )
}
