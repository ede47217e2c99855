import type { AppFooterProps, NavigablePage } from '@fs/account-widgets';
import { pageAt } from '@fs/account-widgets/navigation';

/** The product's own pages (decision 036): what the footer links to without configuration. */
export const sitePages = {
  terms: '/terms',
  privacy: '/privacy',
  about: '/about',
  faq: '/faq',
  mobile: '/mobile',
  releases: '/release-notes',
} as const;

export type SitePage = keyof typeof sitePages;

/** Links of the footer. An installation without pages on social networks links to none. */
const siteLinks: Pick<AppFooterProps, 'links' | 'socialPages'> = {
  links: {
    plans: '/plans',
    faq: sitePages.faq,
    help: '/support',
    mobileApp: sitePages.mobile,
    releaseNotes: sitePages.releases,
    about: sitePages.about,
    contact: '/support',
    terms: sitePages.terms,
    privacy: sitePages.privacy,
  },
  socialPages: [],
};

/** Returns the links without pages of the app that do not exist yet. */
export function siteLinksOf(pages: readonly NavigablePage[]): typeof siteLinks {
  const links = Object.entries(siteLinks.links).filter(([, href]) => !href.startsWith('/') || pageAt(pages, href));
  return { ...siteLinks, links: Object.fromEntries(links) };
}
