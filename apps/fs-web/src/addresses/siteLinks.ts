import type { AppFooterProps, NavigablePage } from '@fs/account-widgets';
import { pageAt } from '@fs/account-widgets/navigation';

/** External pages of the product, placeholders (decision AMB-198). */
const site = 'https://www.foresight.example';

/** Terms and Conditions. */
export const termsHref = `${site}/terms`;

/** Links of the footer. Plans and support are pages of the app, the others are external. */
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

/** Returns the links without pages of the app that do not exist yet. */
export function siteLinksOf(pages: readonly NavigablePage[]): typeof siteLinks {
  const links = Object.entries(siteLinks.links).filter(([, href]) => !href.startsWith('/') || pageAt(pages, href));
  return { ...siteLinks, links: Object.fromEntries(links) };
}
