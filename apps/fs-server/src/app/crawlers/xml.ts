import { escapeHtml } from '../../http/escapeHtml.ts';

/** Characters that no XML document may contain, even as references (XML 1.0 §2.2). */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** An element with a text, on a line of its own. */
export function textElement(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${escapeXml(text)}</${name}>`;
}

/** Escapes a text for XML content and quoted attribute values. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, ''));
}

export function xmlDocument(lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`;
}
