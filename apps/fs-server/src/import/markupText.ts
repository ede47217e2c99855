import { parseHTML } from 'linkedom';

/** Elements of HTML that are between words, and those inside of a line. Anything else in angle brackets is text. */
const blocks =
  'blockquote|br|center|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|iframe|img|li|ol|p|section|table|tbody|td|th|tr|ul|video';
const inline = 'a|abbr|b|cite|code|em|font|i|mark|s|small|span|strike|strong|sub|sup|u';

const unseen = /<(script|style)\b[^>]*>.*?(?:<\/\1>|$)/gis;
const blockTag = new RegExp(`</?(?:${blocks})(?:\\s[^<>]*)?/?>`, 'gi');
const inlineTag = new RegExp(`</?(?:${inline})(?:\\s[^<>]*)?/?>`, 'gi');
/** Publishers cut descriptions, also within a tag. */
const cutTag = new RegExp(`</?(?:${blocks}|${inline})(?:\\s[^<>]*)?$`, 'i');

/** Returns the text that a browser would show of HTML, such as descriptions of articles, in one line. */
export function markupText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const text = html.replace(unseen, ' ').replace(blockTag, ' ').replace(inlineTag, '').replace(cutTag, ' ');
  return decodeHtml(text).replace(/\s+/g, ' ').trim();
}

/** Decodes entities of HTML. What is left in angle brackets is text. */
function decodeHtml(text: string): string {
  if (!text.includes('&')) return text;
  return parseHTML(`<html><body>${text.replaceAll('<', '&lt;')}</body></html>`).document.body.textContent;
}
