export interface WebAddress {
  url: string;
  /** The host without `www.`. */
  domain: string;
}

const longest = 2000;
const hostOfTheWeb = /^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,62})\.)+[a-z][a-z0-9-]{1,62}$/;

/** What stands between several addresses in one cell. */
const separator = /\s+|[;,|](?=\s|https?:|www\.|$)/;

/**
 * The first address in a cell that a browser could open; several may stand there, between semicolons, commas or
 * spaces. E-mail addresses, other schemes than http and https, and hosts without a dot are none.
 */
export function parseWebAddress(cell: string): WebAddress | null {
  for (const word of cell.split(separator)) {
    const address = word === '' ? null : parseWord(word);
    if (address !== null) {
      return address;
    }
  }
  return null;
}

function parseWord(word: string): WebAddress | null {
  if (word.length > longest) {
    return null;
  }
  const url = URL.parse(withScheme(word));
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    return null;
  }
  // One dot at the end is the root of all names.
  const host = url.hostname.replace(/\.$/, '');
  return hostOfTheWeb.test(host) ? { url: url.href, domain: host.replace(/^www\./, '') } : null;
}

function withScheme(word: string): string {
  if (word.startsWith('//')) {
    return `https:${word}`;
  }
  return /^[a-z][a-z0-9+.-]*:/i.test(word) ? word : `http://${word}`;
}
