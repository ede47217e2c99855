const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const scheme = /^[a-z][a-z\d+.-]*:\/\//i;
const host = /^[^\s/?#]+\.[^\s/?#]+/;

/** The id as the database compares it, or null for text that can be no company's id. */
export function toCompanyId(text: string): string | null {
  return uuid.test(text) ? text.toLowerCase() : null;
}

/**
 * What is left of a search text: space around is no name, and of a pasted address only the host is looked for,
 * whatever the client left of it.
 */
export function toSearchText(text: string): string {
  const bare = text.trim();
  const address = bare.replace(scheme, '');
  const [site] = host.exec(address) ?? [];
  const isAddress = scheme.test(bare) || (site !== undefined && site.length < address.length && !/\s/.test(address));
  return (isAddress ? address.replace(/[/?#].*$/s, '') : address).replace(/^www\.(?=\S+$)/i, '').trim();
}

/** Where a link asks for a place: `city_{x}~stateCode_{y}~countryCode_{z}`, any part of which may be missing. */
export interface Place {
  city?: string;
  stateCode?: string;
  countryCode?: string;
}

/** The place that a link names, or null for a text that names none. */
export function toPlace(text: string): Place | null {
  const place: Place = {};
  for (const part of text.split('~')) {
    const [, key, value] = /^(city|stateCode|countryCode)_(.*)$/s.exec(part) ?? [];
    if (key && value) place[key as keyof Place] = value;
  }
  return Object.keys(place).length === 0 ? null : place;
}
