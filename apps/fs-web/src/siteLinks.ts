import type { AppFooterProps, NavigablePage } from '@fs/account-widgets';
import { pageAt } from '@fs/account-widgets/navigation';

/** The product's pages outside of the app; placeholders (decision AMB-198). */
const site = 'https://www.foresight.example';

/** What whoever signs up agrees to. */
export const termsHref = `${site}/terms`;

/**
 * What the foot of every page leads to. Plans and support stand in the app; the rest is the product's own site and its
 * social pages, whose addresses are put in here.
 */
const siteLinks: Pick<AppFooterProps, 'links' | 'socialPages'> = {
  links: {
    plans: '/plans',
    faq: `${site}/faq`,
    help: '/support',
    mobileApp: `${site}/mobile`,
    releaseNotes: `${site}/release-notes`,
    about: `${site}/about`,
    contact: '/support',
    terms: termsHref,
    privacy: `${site}/privacy`,
  },
  socialPages: [
    { name: 'LinkedIn', href: `${site}/linkedin` },
    { name: 'X', href: `${site}/x` },
    { name: 'YouTube', href: `${site}/youtube` },
  ],
};

/** Those links, without what is to be a page of the app and is none yet. */
export function siteLinksOf(pages: readonly NavigablePage[]): typeof siteLinks {
  const links = Object.entries(siteLinks.links).filter(([, href]) => !href.startsWith('/') || pageAt(pages, href));
  return { ...siteLinks, links: Object.fromEntries(links) };
}
