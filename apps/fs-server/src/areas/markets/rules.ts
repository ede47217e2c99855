const prefix = 'tc3-';

/** The market's slug in links: lower case, with dashes for spaces (decision AMB-011). */
export function toMarketSlug(text: string): string {
  return text.toLowerCase();
}

/** The market's stored id, from an id with or without its prefix (decision AMB-011). */
export function toMarketId(text: string): string {
  const id = toMarketSlug(text);
  return id.startsWith(prefix) ? id : `${prefix}${id}`;
}
