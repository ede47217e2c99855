import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { findCompany } from './support/findCompany.ts';
import { openAs } from './support/openAs.ts';

/** Invests in seed rounds of the sample world. */
const angel = 'Rosalind Tavernier';

e2eTest(
  '[ROUTE-028] [XPERSON-001] a person has a page with title, company, last round, dated positions, rounds joined, and articles',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'unlimited', address: 'research/home' });
    await page.getByRole('heading', { name: /^Good / }).waitFor();
    await (await findCompany(page, 'harborline')).click();
    const first = page.getByRole('list', { name: 'People' }).getByRole('link').first();
    const name = (await first.textContent()) ?? '';
    await first.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/fs\/people\/[\w-]+$/);
    expect(await page.locator('dt:text-is("Last round") + dd').textContent()).toMatch(/^(Series|Seed).* \$[\d.]+M/);
    await page.getByRole('region', { name: 'News about Harborline' }).getByRole('listitem').first().waitFor();
    const positions = page.getByRole('region', { name: 'Positions' });
    await positions
      .getByText(/^Since \w+ \d{4}$/)
      .first()
      .waitFor();
    await positions.getByRole('link', { name: 'Harborline', exact: true }).first().click();
    await page.getByRole('region', { name: 'Harborline' }).waitFor();
  },
);

e2eTest(
  '[XPERSON-001] [XPERSON-005] an angel is found by search, and is a link on the rounds and the profile of a company',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'unlimited', address: 'research/home' });
    await page.getByRole('heading', { name: /^Good / }).waitFor();
    await (await findCompany(page, angel)).click();
    await page.getByRole('heading', { level: 1, name: angel }).waitFor();
    const address = page.url();
    const round = page.getByRole('list', { name: 'Investments' }).getByRole('listitem').first();
    expect(await round.textContent()).toMatch(/\d{4}/);
    await round.getByRole('link').first().click();
    const funding = page.getByRole('region', { name: 'Funding' });
    await funding.getByRole('list', { name: 'Funding rounds' }).waitFor();
    const collapsed = funding.locator('button[aria-expanded="false"]');
    while ((await collapsed.count()) > 0) await collapsed.first().click();
    await funding.getByRole('link', { name: angel }).first().click();
    await page.waitForURL(address);
    await page.getByRole('heading', { level: 1, name: angel }).waitFor();
  },
);

e2eTest('[XPERSON-004] an unknown person offers a search', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/404/] });
  await openAs(page, app, { role: 'unlimited', address: 'people/nobody' });
  await page.getByRole('heading', { name: 'We can’t find this person' }).waitFor();
  await page.getByRole('searchbox').fill('harborline');
  await page.getByRole('link', { name: 'Harborline', exact: true }).click();
  await page.getByRole('region', { name: 'Harborline' }).waitFor();
});
