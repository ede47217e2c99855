import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeEntities } from '../../places/outside/scanXml.ts';

/** What a folder of hostile inputs holds. */
export interface Entries {
  /** Every text, once: strings, names, addresses of the web and of mail, Markdown. */
  texts: readonly string[];
  /** The Markdown among them, with the HTML that its specification expects. */
  markdown: readonly { markdown: string; html: string }[];
  images: readonly NamedFile[];
  feeds: readonly NamedFile[];
}

export interface NamedFile {
  /** Path in the folder. */
  name: string;
  bytes: Buffer;
}

/**
 * Reads a folder of `strings` (JSON lists, or texts of a line each), `urls` (test cases of the web platform), `email`
 * (XML of test addresses), `markdown` (JSON of the CommonMark examples), `images` and `feeds`. What is missing is empty.
 */
export async function readEntries(folder: string): Promise<Entries> {
  const [strings, urls, emails, markdown, images, feeds] = await Promise.all(
    ['strings', 'urls', 'email', 'markdown', 'images', 'feeds'].map((name) => readFiles(folder, name)),
  );
  const examples = named(markdown, 'json').flatMap(
    (file) => toJson(file) as readonly { markdown: string; html: string }[],
  );
  const texts = [
    ...named(strings, 'json').flatMap((file) => toJson(file) as readonly string[]),
    ...named(strings, 'txt')
      .flatMap((file) => file.bytes.toString('utf8').split('\n'))
      .filter((line) => !line.startsWith('#')),
    ...named(urls, 'json').flatMap((file) => textsIn(toJson(file))),
    ...named(emails, 'xml').flatMap(addressesIn),
    ...examples.map(({ markdown: text }) => text),
  ];
  return {
    texts: [...new Set(texts)],
    markdown: examples,
    images: (images ?? []).filter(({ name }) => /\.\w+$/.test(name) && !/README|LICENSE/.test(name)),
    feeds: named(feeds, 'xml'),
  };
}

async function readFiles(folder: string, name: string): Promise<NamedFile[]> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.sort().map(async (path) => ({ name: path.slice(folder.length + 1), bytes: await readFile(path) })),
  );
}

const named = (files: readonly NamedFile[] | undefined, extension: string) =>
  (files ?? []).filter(({ name }) => name.endsWith(`.${extension}`) && !/LICENSE|README/.test(name));

const toJson = ({ bytes }: NamedFile): unknown => JSON.parse(bytes.toString('utf8'));

/** Every text of what is given and put in: what the cases expect, and comments, would only repeat it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const asked = ['input', 'base', 'href', 'new_value', 'decoded', 'encoded'];
  return Object.entries(value).flatMap(([name, part]) =>
    asked.includes(name) || typeof part === 'object' ? textsIn(part) : [],
  );
}

/** The addresses of tests, whose control characters are written as their pictures (U+2400 and above). */
function addressesIn({ bytes }: NamedFile): string[] {
  return [...bytes.toString('utf8').matchAll(/<address>([^<]*)<\/address>/g)].map(([, address = '']) =>
    decodeEntities(address).replaceAll(/[\u2400-\u241f\u2421]/gu, (picture) =>
      picture === '\u2421' ? '\u007f' : String.fromCharCode(picture.charCodeAt(0) - 0x2400),
    ),
  );
}
