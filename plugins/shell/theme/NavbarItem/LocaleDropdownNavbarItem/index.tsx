// Replaces @docusaurus/theme-classic NavbarItem/LocaleDropdownNavbarItem
// (3.10.2). Changes: renders nothing if there's only one locale, keeps the
// query exactly as it is (the theme turns %20 into +), and doesn't support the
// options `dropdownItemsBefore`, `dropdownItemsAfter`, and `queryString`.
import { useHistorySelector } from '@docusaurus/theme-common'
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal'
import { translate } from '@docusaurus/Translate'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import IconLanguage from '@theme/Icon/Language'
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem'
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** Links to the same page, query, and hash in each language. */
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
  })
  const items = locales.map((locale) => {
    const config = localeConfigs[locale]
    const fullyQualified = config?.url !== siteConfig.url
    const url = createUrl({ locale, fullyQualified })
    const active = mobile ? 'menu__link--active' : 'dropdown__link--active'
    return {
      label: config?.label,
      lang: config?.htmlLang,
      // Each locale is a separate site, so the router can't navigate to it.
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
