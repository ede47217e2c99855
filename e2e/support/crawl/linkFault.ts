import { paths } from '@fs/api-contract';
import type {
  NavigablePage,
  NavigationUser,
} from '../../../packages/account-widgets/src/shell/navigation/NavigablePage.ts';
import { canOpenPage, pageAt } from '../../../packages/account-widgets/src/shell/navigation/pageAt.ts';

/** A link as a page renders it. */
export interface CrawledLink {
  /** Its accessible name, as far as text and `aria-label` give it. */
  name: string;
  href: string;
  rel: string;
  /** For a link within the page: whether the element exists. */
  hasTarget: boolean;
}

/** Reserved for examples: nobody answers there. */
const placeholder = /^https?:\/\/(?:[\w-]+\.)*foresight\.example\b/;

/**
 * Returns what is wrong with a link, for a user. Undefined if it leads to a page of the app that the user can open, or
 * to another site.
 */
export function linkFault(
  { name, href, rel, hasTarget }: CrawledLink,
  pages: readonly NavigablePage[],
  user: NavigationUser,
): string | undefined {
  if (name === '') return 'has no name';
  if (href.startsWith('#')) return hasTarget ? undefined : 'leads nowhere on the page';
  if (href.startsWith('mailto:')) return undefined;
  if (/^https?:/.test(href)) {
    if (placeholder.test(href)) return 'is a placeholder';
    return rel.includes('noopener') ? undefined : 'opens another site without noopener';
  }
  if (!href.startsWith(`${paths.app}/`)) return 'leaves the app';
  const page = pageAt(pages, href.slice(paths.app.length));
  if (!page) return 'leads to no page';
  // The landing page leads signed-in users to Home.
  if (page.path === '/') return undefined;
  return canOpenPage(page, user) ? undefined : 'leads to a page that the user cannot open';
}
