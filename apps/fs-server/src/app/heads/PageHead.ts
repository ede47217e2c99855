import type { Environment, PublicPath } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';

/** An object of schema.org, without its context. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** What search engines and previews learn of a page. */
export interface PageHead {
  /** Without the product's name. */
  title: string;
  description: string;
  /** Path under the base path by which search engines know the page, with the parameters that select its subject. */
  path: string;
  /** @default 'website' */
  type?: 'website' | 'article';
  /** Absolute address of a picture. */
  image?: string | null;
  structured?: readonly StructuredData[];
  /** Feeds with what is new on the page. */
  feeds?: readonly { title: string; address: string }[];
}

/**
 * What is at an address of a public page. `isVariant`: another spelling of the page’s address, of which there are too many
 * to keep.
 */
export type PageAnswer =
  | { status: 200; head: PageHead; isVariant?: boolean }
  /** The page has another path under the base path. The query stays, unless the path has its own. */
  | { status: 301; path: string }
  /** There never was such a page, or there is one no more. */
  | { status: 404 | 410 };

/** What the heads of all pages are made from. */
export interface HeadServices {
  database: Database;
  environment: Environment;
  /** Absolute address of a path under the base path. */
  addressOf: (path: string) => string;
  /** Absolute address of the feed of a news category. */
  feedOf: (slug: string) => string;
}

/** An address of a public page. */
export interface PageAddress {
  /** Path of the page in the app's routes. */
  route: PublicPath;
  /** Parameters of the path, and the one of the query that selects the subject, decoded. */
  params: Readonly<Record<string, string>>;
  /** Equal for addresses that show the same. */
  key: string;
}
