/** Addresses of one page with the same parameters are alike. Fragments don't count. */
export function addressKind(path: string, href: string): string {
  const { searchParams } = new URL(href, 'http://localhost');
  return `${path}?${[...new Set(searchParams.keys())].toSorted().join('&')}`;
}

/** The calls that know whether the subject of a page exists. */
const subjectCalls: readonly (readonly [page: RegExp, call: string])[] = [
  [/^\/(?:research\/)?companies\/(?!search(?:[/?#]|$))([^/?#]+)/, '/api/companies/'],
  [/^\/(?:research\/)?markets\/([^/?#]+)/, '/api/categories/'],
  [/^\/people\/([^/?#]+)/, '/api/people/'],
  [/^\/news\/(?!earned\/)[^/?#]+\/([^/?#]+)/, '/news/curated/'],
  [/^\/(?:research\/)?watchlists\/([^/?#]+)/, '/lists/'],
];

/** Calls without a session, where others answer. */
const publicSubjectCalls: typeof subjectCalls = [[/^\/markets\/([^/?#]+)/, '/api-public/markets/']];

/** Address of the call that knows the subject of a page, if it has one. */
export function subjectCallOf(href: string, isSignedIn = true): string | undefined {
  for (const [page, call] of isSignedIn ? subjectCalls : [...publicSubjectCalls, ...subjectCalls]) {
    const id = page.exec(href)?.[1];
    if (id !== undefined) return call + id;
  }
  return undefined;
}
