/** A part of an XML text, in order. */
export type XmlPart =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string>; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/**
 * Splits XML into parts, in one pass. It neither reads declarations of types nor expands entities of a document, so that
 * no text grows. What follows a part without an end is left out.
 */
export function* scanXml(xml: string): Generator<XmlPart> {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    const end = open === -1 ? xml.length : open;
    if (end > at) yield { kind: 'text', text: decodeEntities(xml.slice(at, end)) };
    if (open === -1) return;
    const block = blocks.find(({ start }) => xml.startsWith(start, open));
    const stop = block ? xml.indexOf(block.end, open + block.start.length) : findTagEnd(xml, open);
    if (stop === -1) return;
    if (!block) yield readTag(xml.slice(open + 1, stop));
    else if (block.isText) yield { kind: 'text', text: xml.slice(open + block.start.length, stop) };
    at = stop + (block?.end.length ?? 1);
  }
}

const blocks = [
  { start: '<!--', end: '-->', isText: false },
  { start: '<![CDATA[', end: ']]>', isText: true },
  { start: '<?', end: '?>', isText: false },
  { start: '<!', end: '>', isText: false },
] as const;

/** The end of a tag, which no quoted value contains. */
function findTagEnd(xml: string, open: number): number {
  let quote = '';
  for (let at = open + 1; at < xml.length; at += 1) {
    const character = xml.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
}

function readTag(tag: string): XmlPart {
  if (tag.startsWith('/')) return { kind: 'close', name: tag.slice(1).trim().toLowerCase() };
  const isEmpty = tag.endsWith('/');
  const [name = ''] = /^[^\s/]*/.exec(tag) ?? [];
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single = ''] of tag.matchAll(/\s([\w:.-]+)=(?:"([^"]*)"|'([^']*)')/g)) {
    attributes.set(key.toLowerCase(), decodeEntities(double ?? single));
  }
  return { kind: 'open', name: name.toLowerCase(), attributes, isEmpty };
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Replaces character references and the entities of every XML document. Others stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
