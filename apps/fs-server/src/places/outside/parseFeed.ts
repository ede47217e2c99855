import type { Headquarters } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import { cutText } from '../../values/cutText.ts';
import { decodeEntities, scanXml, type XmlPart } from './scanXml.ts';

type NewsItem = Headquarters['local_news'][number];

/** Items of which the newest are chosen, characters of one part of a field, and elements inside of each other. */
const itemsRead = 100;
const maxText = 5000;
const maxDepth = 20;
const maxTitle = 300;

/**
 * The newest items of an RSS 2.0, RSS 1.0 or Atom feed that have a title and a web address; those without a time are
 * last. Nothing of a text that is not a feed.
 */
export function parseFeed(xml: string): NewsItem[] {
  const found = new FeedItems();
  for (const part of scanXml(xml)) {
    found.read(part);
    if (found.items.length === itemsRead) break;
  }
  return found.items
    .map((fields) => toNewsItem(fields, found.title))
    .filter((item) => item !== null)
    .sort((one, other) => timeOf(other) - timeOf(one))
    .slice(0, limits.localNews);
}

type Fields = Map<string, string>;

const isItem = (name: string | undefined) => name === 'item' || name === 'entry';

/** Collects the fields of a feed's items. */
class FeedItems {
  readonly items: Fields[] = [];
  title = '';
  /** Names of the open elements. */
  private readonly path: string[] = [];
  /** The open item, and its position in `path`. */
  private item: Fields | null = null;
  private itemAt = -1;

  read(part: XmlPart): void {
    if (part.kind === 'text') this.readText(part.text.slice(0, maxText));
    else if (part.kind === 'open') this.readOpen(part);
    else this.readClose(part.name);
  }

  private readText(text: string): void {
    const [field = '', inside] = this.path.slice(this.itemAt + 1);
    // Titles may have markup.
    if (this.item && (inside === undefined || field === 'title')) this.append(field, text);
    else if (!this.item && this.path.at(-1) === 'title' && /^(channel|feed)$/.test(this.path.at(-2) ?? '')) {
      this.title += text;
    }
  }

  private readOpen({ name, attributes, isEmpty }: Extract<XmlPart, { kind: 'open' }>): void {
    const isField = this.item !== null && this.path.length === this.itemAt + 1;
    const href = attributes.get('href');
    const isAlternate = (attributes.get('rel') ?? 'alternate') === 'alternate';
    if (isField && name === 'link' && href !== undefined && isAlternate) this.item?.set('link', href);
    if (isEmpty || this.path.length === maxDepth) return;
    if (isItem(name)) {
      this.item = new Map();
      this.itemAt = this.path.length;
    }
    this.path.push(name);
  }

  private readClose(name: string): void {
    const opened = this.path.lastIndexOf(name);
    if (opened === -1) return;
    this.path.length = opened;
    if (!this.item || opened > this.itemAt) return;
    this.items.push(this.item);
    this.item = null;
    this.itemAt = -1;
  }

  private append(field: string, text: string): void {
    this.item?.set(field, (this.item.get(field) ?? '') + text);
  }
}

const timeOf = ({ published_time }: NewsItem) => (published_time === null ? 0 : Date.parse(published_time));

function toNewsItem(fields: Fields, feedTitle: string): NewsItem | null {
  const title = toPlainText(fields.get('title') ?? '');
  const url = toWebAddress((fields.get('link') ?? '').trim());
  if (title === '' || url === null) return null;
  const source = toPlainText(fields.get('source') ?? '') || toPlainText(feedTitle) || null;
  const stamps = ['pubdate', 'published', 'updated', 'dc:date'].map((name) => fields.get(name)?.trim());
  return { title, url, source, published_time: toInstant(stamps.find(Boolean) ?? '') };
}

function toWebAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' && url.href.length <= limits.webAddress ? url.href : null;
}

function toInstant(text: string): string | null {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  return year > 1970 && year < 9999 ? time.toISOString() : null;
}

/** Leaves out markup, and characters that control lines and direction. What remains is shown as text. */
function toPlainText(text: string): string {
  const words = decodeEntities(text.replace(/<[^<>]*>/g, ' '))
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff\s]+/gu, ' ')
    .trim();
  return words.length > maxTitle ? `${cutText(words, maxTitle - 1)}…` : words;
}
