import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

/** Chooses a language in the Display dialog. The names are those of the language that is shown. */
async function chooseLanguage(page: Page, language: string, names = { display: 'Display', language: 'Language' }) {
  await page.getByRole('contentinfo').getByRole('button', { name: names.display }).click();
  const dialog = page.getByRole('dialog', { name: names.display });
  await dialog.getByRole('button', { name: new RegExp(names.language) }).click();
  await page.getByRole('option', { name: language }).click();
}

const html = (page: Page) => page.locator('html');

e2eTest(
  '[XCOMPANY-081] Deutsch shows home, companies and a profile in German, and stays',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
    await chooseLanguage(page, 'Deutsch');
    await page.getByRole('dialog', { name: 'Anzeige' }).getByText('Auf diesem Gerät gespeichert.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1, name: /^Guten (Morgen|Tag|Abend), / }).waitFor();
    await page.getByRole('heading', { name: 'Was sich geändert hat' }).waitFor();
    expect(await page.title()).toBe('Startseite | Foresight');
    expect(await html(page).getAttribute('lang')).toBe('de');
    expect(await html(page).getAttribute('dir')).toBe('ltr');

    await page.goto(`${app.url}research/companies`);
    await page.getByRole('heading', { level: 1, name: 'Unternehmen' }).waitFor();
    await page.getByRole('columnheader', { name: /Letzte Runde/ }).waitFor();
    await page.getByRole('button', { name: 'Reihenfolge: Am meisten eingeworben' }).waitFor();
    await page.goto(`${app.url}research/companies?name=Harborline`);
    await page.getByRole('row').getByRole('link', { name: 'Harborline', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Harborline' }).waitFor();
    await page.getByRole('heading', { name: 'Finanzierung', exact: true }).waitFor();
    await page.getByText('Insgesamt eingeworben').first().waitFor();
    await page.getByRole('button', { name: 'Ortszeit, Wetter und News' }).click();
    const around = page.getByRole('dialog', { name: /^Gerade in / });
    await around.getByText('Ortszeit').waitFor();
    const weather = await around.getByText('Wetter', { exact: true }).locator('xpath=following::dd[1]').textContent();
    expect(weather).toMatch(
      /°F, ((Überwiegend k|K)lar|(Teils b|B)ewölkt|Nebel|(Gefrierender )?(Nieselr|R)egen|(Leichter|Starker) (Regen|Schneefall)|Schneefall|(Regen|Schnee)schauer|Gewitter)$/,
    );
    await page.keyboard.press('Escape');
    await around.waitFor({ state: 'detached' });

    await chooseLanguage(page, 'English', { display: 'Anzeige', language: 'Sprache' });
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Funding', exact: true }).waitFor();
    expect(await html(page).getAttribute('lang')).toBe('en-US');
  },
);

e2eTest(
  '[XSHELL-035] a signed-out user never sees English, and reads pages in their language first',
  async ({ app, openPage }) => {
    const page = await openPage();
    const seen: string[] = [];
    page.on('request', (request) => seen.push(new URL(request.url()).pathname));
    await page.goto(`${app.url}login/`);
    await page.getByRole('heading', { level: 1, name: 'Sign in to Foresight' }).waitFor();
    expect(seen.filter((path) => /\/de-[^/]+\.js$/.test(path))).toEqual([]);

    await page.evaluate(() => localStorage.setItem('fs.display', JSON.stringify({ language: 'de' })));
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.context().route('**/assets/de-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${app.url}login/`);
    await page.waitForFunction(() => document.documentElement.lang === 'de');
    expect(await page.locator('#app').textContent()).toBe('');
    expect(await page.locator('#first-paint').count()).toBe(0);
    release();
    await page.getByRole('heading', { level: 1, name: 'Bei Foresight anmelden' }).waitFor();
    await page.getByRole('button', { name: 'Anmelden' }).waitFor();
    expect(await page.title()).toBe('Anmelden | Foresight');

    // From now on, the server knows the language.
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    await page.context().route('**/environment.json', async (route) => {
      await started;
      await route.continue();
    });
    await page.reload();
    const painted = page.locator('#first-paint');
    await painted.getByRole('heading', { level: 1, name: 'Bei Foresight anmelden' }).waitFor();
    expect(await html(page).getAttribute('lang')).toBe('de');
    const email = page.getByRole('textbox', { name: 'E-Mail' });
    await email.fill('ada@foresight.example');
    const before = await email.boundingBox();
    start();
    await painted.waitFor({ state: 'detached' });
    expect(await email.inputValue()).toBe('ada@foresight.example');
    expect(await email.boundingBox()).toEqual(before);
  },
);

e2eTest('[XSHELL-035] a public page arrives in Arabic, right to left', async ({ app, openPage }) => {
  const page = await openPage({ runsScripts: false, expects: [/\.js csp$/] });
  await page.context().addCookies([{ name: 'fs.language', value: 'ar', url: app.url }]);
  for (const address of ['login/', 'signup/', '', 'plans']) {
    await page.goto(app.url + address);
    expect(await html(page).getAttribute('lang')).toBe('ar');
    expect(await html(page).getAttribute('dir')).toBe('rtl');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^[^a-z]*(Foresight)?[^a-z]*$/i);
  }
  await page.getByRole('heading', { level: 1, name: 'الخطط' }).waitFor();
});

e2eTest('a language that cannot be loaded leaves English and says so', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/\/de-/] });
  await page.context().route('**/assets/de-*.js', (route) => route.abort());
  await page.goto(`${app.url}login/`);
  await page.getByRole('heading', { level: 1, name: 'Sign in to Foresight' }).waitFor();
  await chooseLanguage(page, 'Deutsch');
  await page.getByText('Couldn’t load the texts in Deutsch.').waitFor();
  expect(await html(page).getAttribute('lang')).toBe('en-US');
  await page.context().unroute('**/assets/de-*.js');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Reload page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bei Foresight anmelden' }).waitFor();
});

e2eTest('[XSHELL-005] Arabic shows home, companies and plans in Arabic, right to left', async ({ app, openPage }) => {
  const page = await openPage({ direction: 'rtl' });
  await openAs(page, app, { role: 'individual', address: 'research/home' });
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  expect(await html(page).getAttribute('dir')).toBe('ltr');
  await chooseLanguage(page, 'العربية');
  await page.getByRole('dialog', { name: 'العرض' }).getByText('يُحفظ على هذا الجهاز.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1, name: /^(صباح الخير|طاب يومك|مساء الخير)، / }).waitFor();
  await page.getByRole('heading', { name: 'ما الذي تغيّر' }).waitFor();
  expect(await page.title()).toBe('الصفحة الرئيسية | Foresight');
  expect(await html(page).getAttribute('lang')).toBe('ar');
  expect(await html(page).getAttribute('dir')).toBe('rtl');

  await page.goto(`${app.url}research/companies`);
  await page.getByRole('heading', { level: 1, name: 'الشركات' }).waitFor();
  await page.getByRole('columnheader', { name: /آخر جولة/ }).waitFor();
  const first = await page.getByRole('columnheader', { name: /الاسم/ }).boundingBox();
  const later = await page.getByRole('columnheader', { name: /آخر جولة/ }).boundingBox();
  expect(first?.x).toBeGreaterThan(later?.x ?? Number.POSITIVE_INFINITY);

  await page.goto(`${app.url}plans`);
  await page.getByRole('heading', { level: 1, name: 'الخطط' }).waitFor();
  await page.getByText('حتى 5 قوائم متابعة').first().waitFor();
});

e2eTest('a place is read from right to left in Arabic, whatever letters its city has', async ({ app, openPage }) => {
  const page = await openPage();
  await page.context().addInitScript(() => localStorage.setItem('fs.display', JSON.stringify({ language: 'ar' })));
  await openAs(page, app, { role: 'free', address: 'research/companies?location=Berlin' });
  const profile = await page.getByRole('grid').getByRole('rowheader').getByRole('link').first().getAttribute('href');
  await page.goto(new URL(profile ?? '', app.url).href);
  const place = page.getByRole('main').getByText('Berlin، ألمانيا', { exact: true }).first();
  await place.waitFor();
  const [city, country] = await place.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words = texts.nextNode() as Text;
    return ['Berlin', 'ألمانيا'].map((word) => {
      const range = document.createRange();
      const from = words.data.indexOf(word);
      range.setStart(words, from);
      range.setEnd(words, from + word.length);
      return range.getBoundingClientRect().left;
    });
  });
  expect(city).toBeGreaterThan(country ?? 0);
});
