import IconNavbarItem from '../../IconNavbarItem'
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes'

/** Adds `custom-icon`, which `src/data/navigation.ts` uses for icon links. */
export default { ...ComponentTypes, 'custom-icon': IconNavbarItem }
