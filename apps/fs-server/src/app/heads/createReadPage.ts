import type { HeadServices, PageAddress } from './PageHead.ts';
import { pageHeads } from './pageHeads.ts';
import { renderHead } from './renderHead.ts';

/** A public page: the status of its address, and the tags of its head where there is one. */
export type PublicAnswer =
  | { status: 200; head: string; isVariant?: boolean }
  | { status: 301; path: string }
  | { status: 404 | 410 };

/** Reads what is at an address of a public page. */
export type ReadPublicPage = (address: PageAddress) => Promise<PublicAnswer>;

export function createReadPage(services: HeadServices): ReadPublicPage {
  const { addressOf, environment } = services;
  return async (address) => {
    const answer = await pageHeads[address.route](services, address);
    if (answer.status !== 200) return answer;
    const { head, isVariant = false } = answer;
    return { status: 200, head: renderHead(head, { productName: environment.productName, addressOf }), isVariant };
  };
}
