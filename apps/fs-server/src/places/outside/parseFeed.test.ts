import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';
import { parseFeed } from './parseFeed.ts';

const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss><channel><title>The Pier</title><link>https://pier.example</link>${items.join('')}</channel></rss>`;
const item = (title: string, link = 'https://pier.example/1', more = '') =>
  `<item><title>${title}</title><link>${link}</link>${more}</item>`;

test('reads RSS 2.0, the newest first', () => {
  const feed = rss(
    item('Ferries', 'https://pier.example/1', '<pubDate>Mon, 05 Jan 2026 08:00:00 GMT</pubDate>'),
    item('No time', 'https://pier.example/2'),
    item(
      'Rail &amp; yard',
      'https://pier.example/3',
      '<pubDate>Tue, 06 Jan 2026 08:00:00 +0100</pubDate><source url="x">Gazette</source>',
    ),
  );
  expect(parseFeed(feed)).toEqual([
    {
      title: 'Rail & yard',
      url: 'https://pier.example/3',
      source: 'Gazette',
      published_time: '2026-01-06T07:00:00.000Z',
    },
    { title: 'Ferries', url: 'https://pier.example/1', source: 'The Pier', published_time: '2026-01-05T08:00:00.000Z' },
    { title: 'No time', url: 'https://pier.example/2', source: 'The Pier', published_time: null },
  ]);
});

test('reads Atom, with its alternate link and markup in titles', () => {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Pier</title><entry>
    <title type="xhtml"><div>Two <b>bridges</b></div></title>
    <link rel="self" href="https://pier.example/self"/><link href='https://pier.example/a?b=1&amp;c=2'/>
    <source><title>Other</title></source><updated>2026-01-05T08:00:00Z</updated></entry></feed>`;
  expect(parseFeed(feed)).toEqual([
    {
      title: 'Two bridges',
      url: 'https://pier.example/a?b=1&c=2',
      source: 'Pier',
      published_time: '2026-01-05T08:00:00.000Z',
    },
  ]);
});

test('reads RSS 1.0, whose items follow the channel', () => {
  const feed = `<rdf:RDF><channel><title>Pier</title></channel>
    <item><title>Dock</title><link>https://pier.example/d</link><dc:date>2026-01-05</dc:date></item></rdf:RDF>`;
  expect(parseFeed(feed)).toEqual([
    { title: 'Dock', url: 'https://pier.example/d', source: 'Pier', published_time: '2026-01-05T00:00:00.000Z' },
  ]);
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a relative address', '/news/1'],
  ['credentials', 'https://user:secret@pier.example/'],
  ['a long address', `https://pier.example/${'x'.repeat(2000)}`],
  ['no address', ''],
  ['data', 'data:text/html,x'],
])('leaves out items with %s', (_, link) => {
  expect(parseFeed(rss(item('Title', link)))).toEqual([]);
});

test.each([
  ['markup as text', '<![CDATA[<img src=x onerror=alert(1)>Dock]]>', 'Dock'],
  ['escaped markup', '&lt;script&gt;alert(1)&lt;/script&gt;Dock', 'alert(1) Dock'],
  ['markup that is escaped twice', '&amp;lt;b&amp;gt;Dock', '<b>Dock'],
  ['a change of direction', 'Do\u202eck\u2066', 'Do ck'],
  ['control characters', 'Do\u0000\u0007ck &#0;&#xd800;', 'Do ck'],
  ['an entity of the document', '&bomb;', '&bomb;'],
])('shows a title with %s as plain text', (_, title, shown) => {
  expect(parseFeed(rss(item(title)))[0]?.title).toBe(shown);
});

test('does not expand entities that a document declares', () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
  const titles = parseFeed(bomb + rss(item('x &b; &f;'))).map(({ title }) => title);
  expect(titles).toEqual(['x &b; &f;']);
});

test('shortens long titles, and never reads more than three items', () => {
  const items = Array.from({ length: 500 }, (_, index) => item('😀'.repeat(1000), `https://pier.example/${index}`));
  const found = parseFeed(rss(...items));
  expect(found).toHaveLength(3);
  expect(found[0]?.title.length).toBeLessThanOrEqual(300);
  expect(found[0]?.title.isWellFormed()).toBe(true);
});

test.each([
  '<!--',
  '<![CDATA[',
  '<a b="',
  '<',
  '<a>',
  '<item>',
  '</item>',
  '<item><title>',
  '&#',
  '<item><title>x</title><link>',
])('survives a megabyte of %j', (part) => {
  expect(parseFeed(part.repeat(1_000_000 / part.length))).toEqual([]);
});

test('survives every text', () => {
  const parts = fc.constantFrom(
    '<rss>',
    '<item>',
    '</item>',
    '<title>',
    '</title>',
    '<link href="https://a.example"/>',
    '<!--',
    '-->',
    ']]>',
    '<![CDATA[',
    '"',
    'x',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 60 }), (texts) => {
      for (const { title, url } of parseFeed(texts.join('')))
        expect([title !== '', /^https?:/.test(url)]).toEqual([true, true]);
    }),
  );
});

test('decodes bytes without a declaration as UTF-8, or else as Windows-1252', () => {
  expect(decodeText({ body: Buffer.from('Pørt'), contentType: 'text/xml' })).toBe('Pørt');
  expect(decodeText({ body: Buffer.from([0x50, 0xf8, 0x72, 0x74]), contentType: '' })).toBe('Pørt');
});

test.each([
  ['windows-1251', Buffer.from([0xcf, 0xee, 0xf0, 0xf2]), 'Порт'],
  ['iso-8859-1', Buffer.from([0x50, 0xf8, 0x72, 0x74]), 'Pørt'],
  ['no-such-encoding', Buffer.from('Pört'), 'Pört'],
])('decodes %s, declared in the header or the document', (encoding, bytes, text) => {
  expect(decodeText({ body: bytes, contentType: `text/xml; charset=${encoding}` })).toBe(text);
  const declaration = Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>`);
  expect(decodeText({ body: Buffer.concat([declaration, bytes]), contentType: '' })).toContain(text);
});
