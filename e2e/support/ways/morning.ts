import type { Locator, Page } from 'playwright-core';
import { addToList } from './addToList.ts';
import { findBlemishes } from './findBlemishes.ts';
import type { Hand } from './Hand.ts';

interface Morning {
  page: Page;
  /** Address of the app. */
  url: string;
  hand: Hand;
}

interface FoundInTheMorning {
  /** Address of the market's rounds. */
  shared: string;
  /** The companies of these rounds. */
  companies: readonly string[];
  /** What pages on the way had that they must not have. */
  blemishes: readonly string[];
}

/** From a headline through its topic, a company, its market and a round to a list. Rejects where the way ends. */
export async function morning({ page, url, hand }: Morning): Promise<FoundInTheMorning> {
  const main = page.getByRole('main');
  const blemishes: string[] = [];
  const look = async () => {
    blemishes.push(...(await findBlemishes(page)).map((blemish) => `${page.url()}: ${blemish}`));
  };
  const follow = async (link: Locator) => {
    await link.waitFor();
    const name = (await link.textContent()) ?? '';
    await hand.press(link);
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await look();
  };

  await page.goto(new URL('news', url).href);
  await page.getByRole('heading', { level: 1, name: 'Market news' }).waitFor();
  // A headline about a company, which is named below it.
  const story = page
    .getByRole('region', { name: 'Latest' })
    .getByRole('article')
    .filter({ has: companyIn(page) });
  await follow(story.first().getByRole('heading', { level: 3 }).getByRole('link'));

  const topic = main.locator('a[href*="/topics?name="]').first();
  const topicName = (await topic.textContent()) ?? '';
  await hand.press(topic);
  await page.getByRole('heading', { level: 1, name: 'Explore Topics' }).waitFor();
  await main.getByText(`keyword: ${topicName}`).first().waitFor();
  await look();

  await follow(page.getByRole('list', { name: 'Top companies' }).getByRole('link').first());
  await follow(main.locator('a[href*="/markets/"]').first());

  await hand.press(page.getByRole('navigation', { name: /^Pages of / }).locator('a[href$="/funding-history"]'));
  await hand.press(page.getByRole('list', { name: 'Years' }).getByRole('listitem').first().getByRole('link').first());
  const rows = page.getByRole('grid', { name: 'Funding rounds' }).getByRole('rowheader');
  await rows.first().waitFor();
  await look();
  const shared = page.url();
  const companies = await rows.getByRole('link').allTextContents();

  await follow(rows.first().getByRole('link').last());
  await addToList(page, hand, { place: main.getByRole('region', { name: 'Watchlists' }), list: 'To sort' });
  return { shared, companies, blemishes };
}

const companyIn = (page: Page) => page.locator('a[href*="/companies/"]');
