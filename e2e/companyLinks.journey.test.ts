import { expect } from 'vitest';
import { foundCompanies } from './support/foundCompanies.ts';
import { journey } from './support/journey.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

journey('headquarters tell their time, and lead to the companies of the same place', async ({ app, openPage }) => {
  const page = await openPage();
  await page.goto(`${app.url}login/`);
  await signInOnScreen(page, app, 'unlimited');
  await page.getByRole('searchbox').fill('harborline');
  await foundCompanies(page).getByRole('link', { name: 'Harborline', exact: true }).click();
  const facts = page.getByRole('region', { name: 'Harborline' });
  await facts.getByRole('button', { name: 'Local time, weather and news' }).click();
  const around = page.getByRole('dialog', { name: /^In / });
  await around.getByText('Local time').waitFor();
  // No service tells the rest, and nothing is made up.
  await around.getByText('Neither weather nor local news are known.').waitFor();
  await page.keyboard.press('Escape');
  await around.waitFor({ state: 'detached' });

  const place = facts.getByRole('definition').nth(1).getByRole('link');
  const name = (await place.textContent()) ?? '';
  await place.click();
  const table = page.getByRole('grid', { name: 'Companies' });
  await table.getByRole('link', { name: 'Harborline', exact: true }).waitFor();
  expect(await table.getByRole('searchbox', { name: 'Filter by Location' }).inputValue()).toBe(name);
  expect(new URL(page.url()).searchParams.get('sort')).toBe('last_funding_on');
});

journey('a search that finds nothing leads to where a company is suggested', async ({ app, openPage }) => {
  const page = await openPage();
  await page.goto(`${app.url}login/`);
  await signInOnScreen(page, app, 'unlimited');
  await page.getByRole('searchbox').waitFor();
  await page.goto(new URL('search?query=zzzqqq', app.url).href);
  await page.getByText('No Results Found -').waitFor();
  await page.getByRole('link', { name: 'Suggest a company we should add' }).click();
  await page.getByRole('heading', { name: 'Suggest a company' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/fs/add-company');
});
