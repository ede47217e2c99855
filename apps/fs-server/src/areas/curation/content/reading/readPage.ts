import type { ContentFailure } from '@fs/api-contract';
import robotsParser from 'robots-parser';
import { decodeText } from '../../../../places/outside/decodeText.ts';
import { createFetchOutside, type OutsideOptions, OutsideRefusal } from '../../../../places/outside/fetchOutside.ts';
import type { ExtractedArticle } from './ExtractedArticle.ts';
import { ExtractionEnded, extractInWorker } from './extractInWorker.ts';

/** Why a page is not read, as users see it. */
export class PageFailure extends Error {
  override name = 'PageFailure';
  readonly failure: ContentFailure;

  constructor(failure: ContentFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** Reads the article at an address. @throws PageFailure */
export type ReadPage = (address: string) => Promise<ExtractedArticle>;

/** Name by which sites can exclude this program in their robots.txt. */
const agent = 'Foresight';

/**
 * Creates a function that reads other sites: public addresses only, as robots.txt allows, at most two megabytes in ten seconds,
 * and HTML only. Every address of a redirect is checked.
 */
export function createReadPage(options: OutsideOptions = {}): ReadPage {
  const limits = { maxBytes: 2 * 1024 * 1024, timeoutMs: 10_000, ...options };
  const fetchRobots = createFetchOutside({ ...limits, maxBytes: 512 * 1024 });
  const fetchPage = createFetchOutside({ ...limits, isPermitted });

  /** As RFC 9309: without a robots.txt everything is permitted, with one that cannot be read nothing is. */
  async function isPermitted(url: URL): Promise<boolean> {
    const address = new URL('/robots.txt', url).href;
    const text = await fetchRobots(address).then(decodeText, (error: unknown) => {
      const status = error instanceof OutsideRefusal ? error.status : undefined;
      if (status !== undefined && status >= 400 && status < 500) return '';
      throw error;
    });
    return robotsParser(address, text).isAllowed(url.href, agent) !== false;
  }

  return async (address) => {
    const answer = await fetchPage(address).catch((error: unknown) => {
      throw new PageFailure(toFailure(error), error);
    });
    if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(answer.contentType)) throw new PageFailure('not-an-article');
    const article = await extractInWorker({ html: decodeText(answer), url: address }).catch((error: unknown) => {
      throw new PageFailure(error instanceof ExtractionEnded ? 'too-slow' : 'unexpected', error);
    });
    if (!article) throw new PageFailure('not-an-article');
    return article;
  };
}

function toFailure(error: unknown): ContentFailure {
  return error instanceof OutsideRefusal ? error.kind : 'unreachable';
}
