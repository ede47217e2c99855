const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const scheme = /^[a-z][a-z\d+.-]*:\/\//i;
const host = /^[^\s/?#]+\.[^\s/?#]+/;

/** Normalizes a company id for the database; null for text that is not an id. */
export function toCompanyId(text: string): string | null {
  return uuid.test(text) ? text.toLowerCase() : null;
}

/** Normalizes a search text: trims it, and reduces a pasted URL to its host. */
export function toSearchText(text: string): string {
  const bare = text.trim();
  const address = bare.replace(scheme, '');
  const [site] = host.exec(address) ?? [];
  const isAddress = scheme.test(bare) || (site !== undefined && site.length < address.length && !/\s/.test(address));
  return (isAddress ? address.replace(/[/?#].*$/s, '') : address).replace(/^www\.(?=\S+$)/i, '').trim();
}

/** A location filter of a link: `city_{x}~stateCode_{y}~countryCode_{z}`, with optional parts. */
export interface LocationFilter {
  city?: string;
  stateCode?: string;
  countryCode?: string;
}

/** Parses a location filter; null if the text has none. */
export function parseLocationFilter(text: string): LocationFilter | null {
  const place: LocationFilter = {};
  for (const part of text.split('~')) {
    const [, key, value] = /^(city|stateCode|countryCode)_(.*)$/s.exec(part) ?? [];
    if (key && value) place[key as keyof LocationFilter] = value;
  }
  return Object.keys(place).length === 0 ? null : place;
}
