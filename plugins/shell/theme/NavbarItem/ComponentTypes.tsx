import IconNavbarItem from '../../IconNavbarItem'
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes'

/** Adds the item type of `src/data/navigation.ts` that is only an icon. */
export default { ...ComponentTypes, 'custom-icon': IconNavbarItem }
