/** A page of the app that signed-out users can open. */
export interface PublicPage {
  /** Title in English. A page about one thing has it until its subject is known. */
  title: string;
  /** Kept out of search results, because it is a step on the way to another page. */
  isUnlisted?: true;
  /** Parameter of the query that selects the subject. Of several, the first counts. */
  subject?: string;
}

/** The pages that signed-out users can open, by their path under the base path. A parameter begins with `$`. */
export const publicPages = {
  '/': { title: 'Welcome' },
  '/login': { title: 'Log in' },
  '/login/google': { title: 'Log in', isUnlisted: true },
  '/signup': { title: 'Sign up' },
  '/referral/$code': { title: 'Referral', isUnlisted: true },
  '/markets': { title: 'Markets' },
  '/markets/$categoryId': { title: 'Market' },
  '/news': { title: 'Market news' },
  '/news/article/$articleId': { title: 'Article' },
  '/news/earned/$earnedId': { title: 'Article' },
  '/news/$category/$slug': { title: 'Article' },
  '/topics': { title: 'Topics', subject: 'name' },
  '/topics/$keyword': { title: 'Topics', isUnlisted: true },
  '/advisory': { title: 'Advisory' },
  '/advisory/library/$categorySlug': { title: 'Library' },
  '/advisory/library/$categorySlug/$courseSlug': { title: 'Course' },
  '/research/reports': { title: 'Reports' },
  '/research/reports/$courseSlug': { title: 'Report' },
  '/plans': { title: 'Plans' },
  '/support': { title: 'Support' },
  '/forms/investor-inquiry': { title: 'Investor inquiry' },
  '/forms/partnership-inquiry': { title: 'Partnership inquiry' },
  '/forms/business-assessment': { title: 'Business assessment' },
  '/forms/business-assessment/result': { title: 'Assessment result', isUnlisted: true, subject: 'id' },
  '/form/signup': { title: 'Ask for an account' },
  '/forms/signup': { title: 'Ask for an account', isUnlisted: true },
  '/unsubscribe': { title: 'Email settings', isUnlisted: true },
  '/terms': { title: 'Terms' },
  '/privacy': { title: 'Privacy' },
  '/about': { title: 'About' },
  '/faq': { title: 'FAQ' },
  '/mobile': { title: 'Mobile app' },
  '/release-notes': { title: 'Release notes' },
} as const satisfies Record<`/${string}`, PublicPage>;

export type PublicPath = keyof typeof publicPages;

/** The title of a window, which search results show too (decision AMB-047). */
export function windowTitle(title: string | undefined, productName: string): string {
  return title ? `${title} | ${productName}` : productName;
}

/** The end of a market's id, by which links name it (decision AMB-011). */
export function marketSlug({ id }: { id: string }): string {
  return id.replace(/^tc3-/, '');
}

/** The path of a market's page, which is its canonical address. */
export function marketPath(market: { id: string }): string {
  return `/markets/${encodeURIComponent(marketSlug(market))}`;
}

/** The path of the topic explorer with articles about all of these topics. */
export function topicsPath(topics: readonly string[]): string {
  return `/topics?${topics.map((topic) => `name=${encodeURIComponent(topic)}`).join('&')}`;
}
