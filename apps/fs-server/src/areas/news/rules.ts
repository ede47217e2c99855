/** The ids that a text can mean, an id or the slug in it (decision AMB-013): the likelier first. */
export function toArticleIds(text: string, likelier: 'id' | 'slug' = 'id'): string[] {
  const id = toArticleId(text);
  const ofSlug = `news-${text}`;
  if (id === ofSlug) return [id];
  return likelier === 'slug' ? [ofSlug, id] : [id, ofSlug];
}

/** The id of an article, for callers that know whole ids. */
export function toArticleId(text: string): string {
  return text.startsWith('news-') ? text : `news-${text}`;
}

/** Name of the section that has every article. */
export const allNews = 'all';

const amount = /([$€£])\s?(\d+(?:[.,]\d+)?)\s?(k|m|mn|b|bn|thousand|million|billion)\b/giu;
const units: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };
const roundWords =
  /\b(raises?|raised|raising|closes?|funding|round|series [a-h]|seed|financing|lands|secures|bags)\b/iu;
const purchaseWords =
  /\b(buys?|bought|buying|acquires?|acquired|acquisition|acquiring|takes? over|takeover|merges?)\b/iu;

/** Texts round amounts: they say $38M for $37.5M. */
const tolerance = 0.05;

/**
 * Whether the text tells of a round of this amount. A text that names amounts in dollars must name this one, so that an
 * article about a week of funding reports no round.
 */
export function reportsRound(text: string, raisedUsd: number | null): boolean {
  const dollars = dollarsIn(text);
  if (dollars.length === 0 || raisedUsd === null) return dollars.length === 0 && roundWords.test(text);
  return dollars.some((value) => Math.abs(value - raisedUsd) <= raisedUsd * tolerance);
}

/** Whether there can be a round that the text tells of. */
export function mayReportRound(text: string): boolean {
  return roundWords.test(text) || dollarsIn(text).length > 0;
}

function dollarsIn(text: string): number[] {
  return Array.from(text.matchAll(amount)).flatMap(([, sign, digits = '', unit = '']) =>
    sign === '$' ? [Number(digits.replace(',', '.')) * (units[unit.charAt(0).toLowerCase()] ?? 1)] : [],
  );
}

/** Whether the text tells of a purchase. */
export function reportsAcquisition(text: string): boolean {
  return purchaseWords.test(text);
}
