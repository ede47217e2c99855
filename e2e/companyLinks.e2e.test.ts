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

    // The profile names the country in words, the table by its code.
    const place = facts.getByRole('definition').nth(4).getByRole('link');
    const name = await place.evaluate((link: HTMLAnchorElement) =>
      [...(new URL(link.href).searchParams.get('location')?.matchAll(/(?:^|~)\w+?_([^~]+)/g) ?? [])]
        .map(([, part]) => part)
        .join(', '),
    );
    await place.click();
    const table = page.getByRole('grid', { name: 'Companies' });
    await table.getByRole('link', { name: 'Harborline', exact: true }).waitFor();
    expect(await table.getByRole('searchbox', { name: 'Filter by Location' }).inputValue()).toBe(name);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('last_funding_on');
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
