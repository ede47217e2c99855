import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { findCompany } from './support/findCompany.ts';
import { openAs } from './support/openAs.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

e2eTest(
  '[XCOMPANY-047] headquarters show local time, weather and three local news, and link to companies of the same place',
  async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(`${app.url}login/`);
    await signInOnScreen(page, app, 'unlimited');
    await page.getByRole('heading', { name: /^Good / }).waitFor();
    await (await findCompany(page, 'harborline')).click();
    const facts = page.getByRole('region', { name: 'Harborline' });
    await facts.getByRole('button', { name: 'Local time, weather, and news' }).click();
    const around = page.getByRole('dialog', { name: /^In / });
    await around.getByText('Local time').waitFor();
    expect(await around.getByText('Weather').locator('xpath=following::dd[1]').textContent()).toMatch(/^\d+°F, \w/);
    const news = around.getByRole('list', { name: 'Local news' }).getByRole('link');
    expect(await news.allInnerTexts()).toEqual([
      expect.stringContaining('opens a second yard for freight trains'),
      expect.stringContaining('what the riders say'),
      expect.stringContaining('become workshops'),
    ]);
    await page.keyboard.press('Escape');
    await around.waitFor({ state: 'detached' });

    await facts.getByRole('definition').nth(4).getByRole('link').click();
    const table = page.getByRole('grid', { name: 'Companies' });
    await table.getByRole('link', { name: 'Harborline', exact: true }).waitFor();
    expect(await table.getByRole('searchbox', { name: 'Filter by Location' }).inputValue()).toBe(
      'Rotterdam, Netherlands',
    );
    expect(new URL(page.url()).searchParams.get('sort')).toBe('last_funding_on');
  },
);

/** Names of one kind on a page, and the page that they lead to. */
interface NamedLink {
  from: string;
  /** What leads to the page with the name. */
  via?: string;
  link: string;
  opens: (page: Page, name: string) => Promise<void>;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** A company, its market, its place and its investor in a table of rounds, a person on a profile, and a keyword of news. */
const namedLinks: readonly NamedLink[] = [
  { from: 'companies/search/funding?investor=Cedar', link: 'th a[href*="/research/companies/"]', opens: heading },
  { from: 'companies/search/funding?investor=Cedar', link: 'td a[href*="/research/companies/"]', opens: heading },
  { from: 'companies/search/funding?investor=Cedar', link: 'td a[href*="/markets/"]', opens: heading },
  {
    from: 'companies/search/funding?investor=Cedar',
    link: 'td a[href*="location="]',
    opens: async (page, name) => {
      await page.getByRole('grid', { name: 'Companies' }).getByRole('rowheader').first().waitFor();
      await page.getByText(name, { exact: true }).first().waitFor();
    },
  },
  {
    from: 'companies/search?name=Harborline',
    via: 'th a[href*="/companies/"]',
    link: 'a[href*="/people/"]',
    opens: heading,
  },
  {
    from: 'news',
    via: 'article:has(a[href*="/companies/"]) h3 a',
    link: 'a[href*="/topics?name="]',
    opens: async (page, name) => {
      await page.getByText(`keyword: ${name}`).first().waitFor();
      await page.getByRole('main').getByRole('article').first().waitFor();
    },
  },
];

e2eTest(
  '[XCOMPANY-015] names of companies, investors, people, markets, places and keywords open what they name',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'unlimited', address: 'research/home' });
    await page.getByRole('heading', { name: /^Good / }).waitFor();
    const opened: string[] = [];
    for (const { from, via, link, opens } of namedLinks) {
      await page.goto(new URL(from, app.url).href);
      if (via !== undefined) await page.getByRole('main').locator(via).first().click();
      const named = page.getByRole('main').locator(link).first();
      const name = ((await named.textContent()) ?? '').trim();
      expect(name).toMatch(/\w/);
      await named.click();
      await opens(page, name);
      opened.push(new URL(page.url()).pathname.replace(/[^/]*$/, ''));
    }
    expect(opened).toEqual([
      ...[
        '/fs/research/companies/',
        '/fs/research/companies/',
        '/fs/markets/',
        '/fs/companies/',
        '/fs/people/',
        '/fs/',
      ],
    ]);
  },
);

e2eTest('a search without results links to the form that suggests a company', async ({ app, openPage }) => {
  const page = await openPage();
  await page.goto(`${app.url}login/`);
  await signInOnScreen(page, app, 'unlimited');
  await page.getByRole('heading', { name: /^Good / }).waitFor();
  await page.goto(new URL('search?query=zzzqqq', app.url).href);
  await page.getByText('No Results Found -').waitFor();
  await page.getByRole('link', { name: 'Suggest a company we should add' }).click();
  await page.getByRole('heading', { name: 'Suggest a company' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/fs/add-company');
  expect(await page.getByRole('textbox', { name: 'Company name' }).inputValue()).toBe('zzzqqq');
  await page.getByRole('textbox', { name: 'Website' }).fill('www.voltmeer.example');
  await page.getByText('Voltmeer has this website and is already here.').waitFor();
  await page.getByRole('link', { name: 'Open profile' }).click();
  await page.getByRole('heading', { name: 'Voltmeer', level: 1 }).waitFor();
});

e2eTest('companies that a search found are selected, and P peeks at one', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'unlimited', address: 'search?query=volt' });
  await page.getByRole('checkbox', { name: 'Select Voltmeer' }).check();
  await page.getByRole('button', { name: 'Compare' }).waitFor();
  await page.getByRole('rowheader').getByRole('link', { name: 'Voltmeer' }).focus();
  await page.keyboard.press('p');
  await page.getByRole('complementary', { name: 'Voltmeer' }).waitFor();
  expect(new URL(page.url()).searchParams.get('query')).toBe('volt');
});
