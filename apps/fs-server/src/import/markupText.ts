import { decodeEntities } from '../places/outside/scanXml.ts';

/** Elements of HTML that are between words, and those inside of a line. Anything else in angle brackets is text. */
const blocks =
  'blockquote|br|center|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|iframe|img|li|ol|p|section|table|tbody|td|th|tr|ul|video';
const inline = 'a|abbr|b|cite|code|em|font|i|mark|s|small|span|strike|strong|sub|sup|u';

const unseen = /<(script|style)\b[^>]*>.*?(?:<\/\1>|$)/gis;
const blockTag = new RegExp(`</?(?:${blocks})(?:\\s[^<>]*)?/?>`, 'gi');
const inlineTag = new RegExp(`</?(?:${inline})(?:\\s[^<>]*)?/?>`, 'gi');
/** Publishers cut descriptions, also within a tag. */
const cutTag = new RegExp(`</?(?:${blocks}|${inline})(?:\\s[^<>]*)?$`, 'i');

const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  cedil: '\u0327',
  circ: '\u0302',
  grave: '\u0300',
  ring: '\u030A',
  tilde: '\u0303',
  uml: '\u0308',
};
const accented = /&([a-z])(acute|cedil|circ|grave|ring|tilde|uml);/gi;

const signs: Readonly<Record<string, string>> = {
  bull: '•',
  euro: '€',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  mdash: '—',
  ndash: '–',
  pound: '£',
  raquo: '»',
  rdquo: '”',
  rsquo: '’',
};
const sign = /&([a-z]{4,6});/g;

/** Returns the text that a browser would show of HTML, such as descriptions of articles, in one line. */
export function markupText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const text = html.replace(unseen, ' ').replace(blockTag, ' ').replace(inlineTag, '').replace(cutTag, ' ');
  const accents = text.replace(accented, (_, letter: string, mark: string) =>
    `${letter}${marks[mark.toLowerCase()]}`.normalize('NFC'),
  );
  const whole = accents.replace(sign, (entity, name: string) => signs[name] ?? entity);
  return decodeEntities(whole).replace(/\s+/g, ' ').trim();
}
