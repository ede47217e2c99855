import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { tabTo } from './support/tabTo.ts';

e2eTest(
  '[XADVISORY-009] a course is taken by keyboard alone: the video plays with its captions, stops, and the course is done',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual', address: 'advisory/library/product/find-the-problem-worth-solving' });
    const video = page.locator('video');
    await video.waitFor();
    // On a busy machine, the end of the short video would stop it first.
    await video.evaluate((element: HTMLVideoElement) => {
      element.loop = true;
    });
    const name = (await video.getAttribute('aria-label')) ?? '';
    await tabTo(page, new RegExp(`^${name}$`));
    await page.locator('video:focus').waitFor();
    await page.keyboard.press('Space');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused)).toBe(true);
    const captions = await video.evaluate((element: HTMLVideoElement) => ({
      mode: element.textTracks[0]?.mode,
      language: element.textTracks[0]?.language,
    }));
    expect(captions).toEqual({ mode: 'showing', language: 'en' });
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.activeCues?.length))
      .toBe(1);
    await page.keyboard.press('Space');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);

    await tabTo(page, /^Mark as done$/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Mark as not done' }).and(page.locator(':focus')).waitFor();
  },
);
