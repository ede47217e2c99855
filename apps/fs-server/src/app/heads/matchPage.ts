import { limits, type PublicPage, type PublicPath, publicPages } from '@fs/api-contract';
import { isStorable } from '../../values/storableText.ts';
import type { PageAddress } from './PageHead.ts';

const patterns = (Object.keys(publicPages) as PublicPath[])
  .map((path) => ({ path, parts: partsOf(path) }))
  // A page of its own comes before one with a parameter.
  .toSorted((one, other) => one.path.split('$').length - other.path.split('$').length);

/** Returns which public page is at a URL under the base path; undefined if there is none. */
export function matchPage(url: string): PageAddress | undefined {
  const parts = decodeParts(partsOf(url.replace(/[?#].*$/s, '')));
  if (!parts) return undefined;
  for (const { path, parts: pattern } of patterns) {
    const fits = pattern.length === parts.length && pattern.every((part, at) => part[0] === '$' || part === parts[at]);
    if (!fits) continue;
    const params = pattern.flatMap((part, at) => (part[0] === '$' ? [[part.slice(1), parts[at]]] : []));
    const key = parts.map(encodeURIComponent).join('/');
    const subject = subjectOf(path, url);
    if (!subject) return { route: path, params: Object.fromEntries(params), key };
    const [name, value] = subject;
    const query = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
    return { route: path, params: { ...Object.fromEntries(params), [name]: value }, key: `${key}?${query}` };
  }
  return undefined;
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Undefined for texts that are no address, or that the database cannot compare with. */
function decodeParts(parts: readonly string[]): string[] | undefined {
  try {
    const decoded = parts.map((part) => decodeURIComponent(part));
    return decoded.every(isStorable) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** Name and value of the parameter that selects the subject of a page, if the query has one. */
function subjectOf(path: PublicPath, url: string): [name: string, value: string] | undefined {
  const page: PublicPage = publicPages[path];
  if (page.subject === undefined) return undefined;
  const query = /\?([^#]*)/.exec(url)?.[1] ?? '';
  const values = new URLSearchParams(query).getAll(page.subject).map((value) => value.trim());
  const value = values.find((text) => text !== '' && text.length <= limits.searchText && isStorable(text));
  return value === undefined ? undefined : [page.subject, value];
}
