export type { NavigablePage, NavigationUser } from './shell/navigation/NavigablePage.ts';
export {
  type NavigationEntry,
  type NavigationGroup,
  type NavigationId,
  type NavigationMenu,
  signedInMenu,
  signedOutMenu,
  userMenu,
} from './shell/navigation/navigationEntries.ts';
export {
  linkFor,
  type Navigation,
  type NavigationItem,
  type NavigationLink,
  type NavigationList,
  navigationOf,
} from './shell/navigation/navigationOf.ts';
export { canOpenPage, pageAt } from './shell/navigation/pageAt.ts';
