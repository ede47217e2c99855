import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

e2eTest(
  '[XCOMPANY-036] a round of last month that became known yesterday is new, with both days beside it',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
    const fresh = page.getByRole('list', { name: 'New since your last visit' }).getByRole('listitem');
    // Who invested in the round is news of its own.
    const late = fresh.filter({ hasText: 'Tidewatch Health, Series B', hasNotText: 'invested in' });
    await late.getByText(/^Added /).waitFor();
    const [happened, added] = await late.locator('time').all();
    const dayOf = async (time: typeof happened) => (await time?.getAttribute('datetime'))?.slice(0, 10) ?? '';
    expect(await dayOf(happened)).toMatch(/^\d{4}-\d\d-\d\d$/);
    const weeks = (Date.parse(await dayOf(added)) - Date.parse(await dayOf(happened))) / (7 * 86_400_000);
    expect(weeks).toBeGreaterThan(2);
    // Events that became known on their own day need no second day.
    expect(await fresh.filter({ hasText: /Added / }).count()).toBeLessThan(await fresh.count());

    await page.goto(new URL('research/feed?kinds=funding', app.url).href);
    await page
      .locator('[data-event]')
      .filter({ hasText: 'Tidewatch Health, Series B' })
      .getByText(/^Added /)
      .waitFor();
  },
);
