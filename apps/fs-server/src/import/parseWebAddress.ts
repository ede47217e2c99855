import type { SourceRow } from './SourceRow.ts';

export interface WebAddress {
  url: string;
  /** The host without `www.`. */
  domain: string;
}

const maxLength = 2000;
const publicHost = /^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,62})\.)+[a-z][a-z0-9-]{1,62}$/;

/** The separator of several URLs in one cell. */
const separator = /\s+|[;,|](?=\s|https?:|www\.|$)/;

/**
 * Parses the first URL in a cell that a browser could open; a cell may contain several, separated by semicolons, commas
 * or spaces. Ignores email addresses, schemes other than http and https, and hosts without a dot.
 */
export function parseWebAddress(cell: string): WebAddress | null {
  for (const word of cell.split(separator)) {
    const address = word === '' ? null : parseUrl(word);
    if (address !== null) {
      return address;
    }
  }
  return null;
}

export const webAddressText = 'web address with http or https; of several, the first counts';

/** The address in a column that may be empty; a value that is none is omitted. */
export function readUrl(row: SourceRow, column: string): string | null {
  const cell = row.text(column);
  return cell === '' ? null : (parseWebAddress(cell)?.url ?? row.omit(column, 'isn’t a web address'));
}

function parseUrl(word: string): WebAddress | null {
  if (word.length > maxLength) {
    return null;
  }
  const url = URL.parse(withScheme(word));
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    return null;
  }
  // A trailing dot denotes the DNS root.
  const host = url.hostname.replace(/\.$/, '');
  return publicHost.test(host) ? { url: url.href, domain: host.replace(/^www\./, '') } : null;
}

function withScheme(word: string): string {
  if (word.startsWith('//')) {
    return `https:${word}`;
  }
  return /^[a-z][a-z0-9+.-]*:/i.test(word) ? word : `http://${word}`;
}
