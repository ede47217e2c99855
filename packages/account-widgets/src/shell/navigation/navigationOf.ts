import { isInAnyOf } from '@fs/api-contract';
import type { NavigablePage, NavigationUser } from './NavigablePage.ts';
import {
  type NavigationEntry,
  type NavigationId,
  type NavigationMenu,
  signedInMenu,
  signedOutMenu,
  userMenu,
} from './navigationEntries.ts';
import { canOpenPage, pageAt } from './pageAt.ts';

/** A link. */
export interface NavigationLink {
  id: NavigationId;
  href: string;
}

/** A menu. */
export interface NavigationList {
  id: NavigationId;
  links: readonly NavigationLink[];
}

export type NavigationItem = NavigationLink | NavigationList;

export interface Navigation {
  /** Items of the header. */
  main: readonly NavigationItem[];
  /** Items of the account menu. Empty for a signed-out user. */
  user: readonly NavigationItem[];
}

/** Returns the menus of a user: entries whose page exists and that the user can open. Omits empty groups. */
export function navigationOf(pages: readonly NavigablePage[], user: NavigationUser): Navigation {
  const leadsSomewhere = ({ href }: NavigationLink) => {
    const page = pageAt(pages, href);
    return page !== undefined && canOpenPage(page, user);
  };
  const itemsOf = (menu: NavigationMenu) => itemsFor(menu, user, leadsSomewhere);
  return user === null
    ? { main: itemsOf(signedOutMenu), user: [] }
    : { main: itemsOf(signedInMenu), user: itemsOf(userMenu) };
}

function itemsFor(
  menu: NavigationMenu,
  user: NavigationUser,
  isShown: (link: NavigationLink) => boolean,
): NavigationItem[] {
  return menu.flatMap((item): NavigationItem[] => {
    const links = ('entries' in item ? item.entries : [item]).flatMap((entry) => linkFor(entry, user)).filter(isShown);
    const [first] = links;
    if (!first) return [];
    if (!('entries' in item)) return [first];
    return links.length === 1 && first.id === item.overview
      ? [{ id: item.id, href: first.href }]
      : [{ id: item.id, links }];
  });
}

/** Returns the entry as this user sees it, or nothing. */
export function linkFor({ id, href, groups }: NavigationEntry, user: NavigationUser): NavigationLink[] {
  if (groups && !isInAnyOf(user?.groups ?? [], groups)) return [];
  if (!href.includes('$organization')) return [{ id, href }];
  const organization = user?.organization?.org_id;
  return organization ? [{ id, href: href.replace('$organization', encodeURIComponent(organization)) }] : [];
}
