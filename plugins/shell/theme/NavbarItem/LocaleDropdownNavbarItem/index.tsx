// Replaces @docusaurus/theme-classic NavbarItem/LocaleDropdownNavbarItem
// (3.10.2). Change: nothing is shown where one locale is offered; the query is
// kept letter by letter (stock writes %20 as +); the theme's options for more
// items and a further query are left out.
import { useHistorySelector } from '@docusaurus/theme-common'
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal'
import { translate } from '@docusaurus/Translate'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import IconLanguage from '@theme/Icon/Language'
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem'
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** Leads to the same page, query and hash in each language. */
export default function LocaleDropdownNavbarItem({
  mobile = false,
  position,
  className,
  onClick,
}: Props): ReactNode {
  const {
    siteConfig,
    i18n: { currentLocale, locales, localeConfigs },
  } = useDocusaurusContext()
  const { createUrl } = useAlternatePageUtils()
  const search = useHistorySelector((history) => history.location.search)
  const hash = useHistorySelector((history) => history.location.hash)
  if (locales.length < 2) return null

  const languages = translate({
    id: 'theme.navbar.mobileLanguageDropdown.label',
    message: 'Languages',
    description: 'The label for the mobile language switcher dropdown',
  })
  const items = locales.map((locale) => {
    const config = localeConfigs[locale]
    const fullyQualified = config?.url !== siteConfig.url
    const url = createUrl({ locale, fullyQualified })
    const active = mobile ? 'menu__link--active' : 'dropdown__link--active'
    return {
      label: config?.label,
      lang: config?.htmlLang,
      // Another locale is another site, which the router does not know.
      to: `${fullyQualified ? '' : 'pathname://'}${url}${search}${hash}`,
      target: '_self',
      autoAddBaseUrl: false,
      className: locale === currentLocale ? active : '',
    }
  })
  return (
    <DropdownNavbarItem
      mobile={mobile}
      position={position}
      className={className}
      onClick={onClick}
      title={languages}
      label={
        <>
          <IconLanguage className={styles.icon} />
          {mobile ? languages : localeConfigs[currentLocale]?.label}
        </>
      }
      items={items}
    />
  )
}
