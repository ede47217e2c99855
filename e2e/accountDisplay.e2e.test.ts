import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { moveToOption } from './support/moveToOption.ts';
import { openAs } from './support/openAs.ts';
import { painted } from './support/slowAnswers.ts';

e2eTest(
  '[XSHELL-020] the account page sets appearance, language and time zone, which a reload keeps',
  async ({ app, openPage }) => {
    const page = await openPage({ seesBodies: true });
    await openAs(page, app, { role: 'individual', address: 'account' });
    const display = page.getByRole('region', { name: 'Display' });
    await display.getByText('Dark', { exact: true }).click();
    await page.locator('html[data-fs-theme=dark]').waitFor();
    await display.getByText('Compact', { exact: true }).click();
    await page.locator('html[data-fs-density=compact]').waitFor();
    const timeZone = display.getByRole('combobox', { name: /Time zone/ });
    // A list that opens while the page still scrolls to its field closes again.
    await timeZone.focus();
    await painted(page);
    await timeZone.fill('Tokyo');
    const saved = page.waitForResponse((response) => (response.request().postData() ?? '').includes('Asia/Tokyo'));
    await moveToOption(timeZone, /Tokyo/);
    await timeZone.press('Enter');
    expect((await saved).status()).toBe(200);
    await display.getByRole('button', { name: /Language/ }).click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await page.locator('html[lang=de]').waitFor();

    await page.reload();
    const german = page.getByRole('region', { name: 'Anzeige' });
    await german.getByRole('radio', { name: 'Dunkel', checked: true }).waitFor();
    await german.getByRole('radio', { name: 'Kompakt', checked: true }).waitFor();
    expect(await german.getByRole('combobox', { name: /Zeitzone/ }).inputValue()).toBe('Asia/Tokyo');
    expect(await page.locator('html').getAttribute('data-fs-theme')).toBe('dark');
  },
);

e2eTest(
  '[XSETTINGS-011] the account page shows the use of the plan, what mail would have come, and the version once',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'account' });
    const billing = page.getByRole('region', { name: 'Billing' });
    await billing.getByRole('heading', { name: 'Usage' }).waitFor();
    await billing.getByText(/^\d+( of \d+|, unlimited)$/).waitFor();
    const notifications = page.getByRole('region', { name: 'Notifications' });
    await notifications
      .getByText(/^Would have sent \d+ in 30 days$/)
      .nth(1)
      .waitFor();
    expect(await page.getByText(/^Version /).count()).toBe(1);
  },
);
