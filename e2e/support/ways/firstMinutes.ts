import type { Page } from 'playwright-core';
import { comparedNames, comparison } from '../comparison.ts';
import { codeIn, mailTo } from '../outbox.ts';
import type { RunningApp } from '../startApp.ts';
import { findBlemishes } from './findBlemishes.ts';
import type { Hand } from './Hand.ts';

const money = /[$€£][\d.,]+[KMBT]?/;
const password = 'correct horse battery';

/** Markets of the sector Climate & Energy that are offered to a new user. */
const climateAndEnergy = /^(Battery Storage|Grid Software|EV Charging|Carbon Accounting|Heat Pumps)$/;

interface FirstMinutes {
  page: Page;
  app: RunningApp;
  hand: Hand;
  /** Of the new user. */
  email: string;
}

/** What a new user has found at the end. */
interface FoundOnTheWay {
  /** The sentence of Home about the new list. */
  sentence: string;
  /** Number of compared companies. */
  compared: number;
  /** What pages on the way had that they must not have. */
  blemishes: readonly string[];
}

/** From the landing page to a comparison, a topic and a market, as a new user. Rejects where the way ends. */
export async function firstMinutes({ page, app, hand, email }: FirstMinutes): Promise<FoundOnTheWay> {
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const blemishes: string[] = [];
  const look = async () => {
    blemishes.push(...(await findBlemishes(page)).map((blemish) => `${page.url()}: ${blemish}`));
  };
  const main = page.getByRole('main');

  await page.goto(app.url);
  await hand.type(page.getByRole('searchbox', { name: 'Search companies' }), 'Voltmeer');
  const hit = page.getByRole('list', { name: 'Companies found' }).getByRole('listitem').first();
  await hit.getByText(money).first().waitFor();
  await look();
  await hand.press(hit.getByRole('link', { name: 'Voltmeer' }));

  await page.getByRole('heading', { name: 'Sign up for Foresight' }).waitFor();
  await signUp({ page, app, hand, email });
  await heading('Voltmeer').waitFor();
  await look();

  await hand.press(page.getByRole('banner').getByRole('link', { name: 'Foresight' }));
  await heading(/^Good /).waitFor();
  const steps = page.getByRole('region', { name: 'Three steps to your own news' });
  const markets = steps.getByRole('button', { name: climateAndEnergy });
  await markets.first().waitFor();
  for (const market of await markets.all()) await hand.press(market);
  await hand.press(steps.getByRole('button', { name: /^Create list for \d+ markets?$/ }));
  const created = steps.getByText(/^“.+” created with \d+ companies\./);
  const list = /“(.+)”/.exec((await created.textContent()) ?? '')?.[1] ?? '';
  await page.getByText(/^Since .+ on your lists$/).waitFor();
  const sentence = (await page.getByText(/^Since .+ on your lists$/).textContent()) ?? '';
  await look();

  await hand.press(steps.getByRole('link', { name: 'See your feed' }));
  await heading('Feed').waitFor();
  const article = page.locator('[data-event^="article/"] a[href*="/news/"]').first();
  const title = (await article.textContent()) ?? '';
  await look();
  await hand.press(article);
  await heading(title).waitFor();
  await look();

  await hand.press(page.getByRole('region', { name: 'Company', exact: true }).getByRole('link').first());
  const lead = page.getByRole('region', { name: 'Funding' }).locator('a[href*="/companies/"]').first();
  await lead.waitFor();
  await look();
  const investor = (await lead.textContent()) ?? '';
  await hand.press(lead);
  await heading(investor).waitFor();
  const holding = page.getByRole('region', { name: 'Portfolio' }).locator('a[href*="/companies/"]').first();
  await holding.waitFor();
  await look();
  const name = (await holding.textContent()) ?? '';
  await hand.press(holding);
  await heading(name).waitFor();
  await look();

  await page.keyboard.press('l');
  const search = page.getByRole('combobox', { name: `Add ${name} to a watchlist` });
  await search.and(page.locator(':focus')).waitFor();
  await hand.choose(page.getByRole('option', { name: list }).first(), list);
  await page.getByRole('dialog', { name: `Watchlists with ${name}` }).waitFor({ state: 'detached' });

  await page.keyboard.press('c');
  await comparison(page).getByRole('columnheader', { name }).waitFor();
  for (const other of ['Voltmeer', 'Stillwater']) {
    await hand.type(comparison(page).getByRole('searchbox', { name: 'Add a company' }), other);
    await hand.press(
      comparison(page)
        .getByRole('button', { name: new RegExp(other) })
        .first(),
    );
    await comparison(page)
      .getByRole('columnheader', { name: new RegExp(other) })
      .waitFor();
  }
  const compared = await comparedNames(page).count();
  await page.keyboard.press('Escape');
  await comparison(page).waitFor({ state: 'detached' });

  await hand.press(page.getByRole('banner').getByRole('link', { name: 'Foresight' }));
  const trending = page.getByRole('region', { name: 'Trending keywords' }).getByRole('link').first();
  await trending.waitFor();
  await hand.press(trending);
  await heading('Explore Topics').waitFor();
  await main.getByRole('article').nth(2).waitFor();
  await look();
  const market = main.locator('a[href*="/markets/"]').first();
  const marketName = (await market.textContent()) ?? '';
  await hand.press(market);
  await heading(marketName).waitFor();
  await page.getByRole('figure').filter({ hasText: 'Raised by year' }).waitFor();
  await look();
  return { sentence, compared, blemishes };
}

async function signUp({ page, app, hand, email }: FirstMinutes) {
  const fields = { 'First name': 'Nova', 'Last name': 'Reader', Email: email };
  const secrets = { Password: password, 'Confirm password': password };
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await hand.press(page.getByRole('checkbox').first());
  for (const [label, text] of Object.entries({ ...fields, ...secrets })) await hand.type(field(label), text);
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Sign up' }));
  await page.getByRole('heading', { name: 'Confirm your email' }).waitFor();
  await hand.type(field('Confirmation code'), codeIn(await mailTo(app, email, /Confirm/)));
  await hand.press(page.getByRole('button', { name: 'Confirm' }));
  await page.getByText('Please log in with your new account.').waitFor();
  await hand.type(field('Password'), password);
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Log in' }));
}
