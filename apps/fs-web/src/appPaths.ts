/** Where a signed-in reader goes when an address means nothing (research §2). */
export const homePath = '/research/home';

export function companyPath(id: string): string {
  return `/research/companies/${encodeURIComponent(id)}`;
}
