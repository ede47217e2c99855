import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

e2eTest(
  '[XSHELL-006] [XSHELL-009] the palette opens with recently viewed companies and actions, and filters in plain words',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'research/companies' });
    const company = page.getByRole('grid').getByRole('rowheader').getByRole('link').first();
    const name = (await company.textContent()) ?? '';
    await company.click();
    await page.getByRole('region', { name, exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    const list = page.getByRole('listbox');
    await list.getByRole('group', { name: 'Recently viewed' }).getByRole('option').first().waitFor();
    expect(await list.getByRole('option').first().textContent()).toContain(name);
    await list.getByRole('group', { name: 'Actions' }).getByRole('option', { name: 'Go to Home G H' }).waitFor();

    await page.keyboard.type('cheap berlin founded since 2015');
    await page
      .getByRole('option', { name: /^Companies: Berlin, founded after 2014 \d+ match(es)?\. Not used: “cheap”$/ })
      .and(page.locator('[aria-selected=true]'))
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/research/companies?location=Berlin&founded=after_2014-12');
    await page
      .getByRole('button', { name: /Berlin/ })
      .first()
      .waitFor();
  },
);

e2eTest('[XSHELL-009] words name any market, not only a featured one', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'individual', address: 'research/companies' });
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('indoor farming over $1M');
  await page.getByRole('option', { name: /^Companies: Indoor Farming, total over \$1\.0M \d+ match/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/research\/companies\?markets=Indoor(\+|%20)Farming&raised=more_1000000$/);
  await page
    .getByRole('button', { name: /Indoor Farming/ })
    .first()
    .waitFor();
});

e2eTest('[XSHELL-030] the palette switches the workspace', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'teams-owner', address: 'research/companies' });
  await page.getByRole('grid').waitFor();
  const switchTo = async (workspace: RegExp) => {
    await page.keyboard.press('Control+k');
    const list = page.getByRole('listbox');
    await list.getByRole('group', { name: 'Actions' }).getByRole('option', { name: 'Go to Home G H' }).waitFor();
    await page.keyboard.type('switch');
    const action = list.getByRole('option', { name: workspace });
    await action.first().waitFor();
    const name = ((await action.first().textContent()) ?? '').replace('Switch workspace: ', '');
    await action.first().click();
    await page.getByText(`You now work in ${name}`).waitFor();
    return name;
  };
  const one = await switchTo(/^Switch workspace: /);
  const other = await switchTo(/^Switch workspace: /);
  expect(other).not.toBe(one);
});
