import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

/** An image whose left half is blue, and whose right half is green. */
async function twoColors(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [400, 200];
    const context = canvas.getContext('2d');
    for (const [at, color] of ['#0000ff', '#00ff00'].entries()) {
      if (context) context.fillStyle = color;
      context?.fillRect(at * 200, 0, 200, 200);
    }
    return canvas.toDataURL('image/png').replace(/.*,/, '');
  });
  return Buffer.from(base64, 'base64');
}

/** Size and middle color of the user's photo, as the server has it. */
function readPhoto(page: Page): Promise<string> {
  return page.getByRole('img', { name: /^Photo of / }).evaluate(async (element) => {
    const image = element as HTMLImageElement;
    if (image.src.startsWith('data:')) return 'a preview';
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const [red, green, blue] = context?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
    return `${canvas.width} × ${canvas.height}: ${red} ${green} ${blue}`;
  });
}

e2eTest(
  '[XSETTINGS-013] a user drags a photo to the part that is shown, and has that part',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual', address: 'account' });
    await page.getByRole('textbox', { name: 'First name' }).waitFor();
    const photo = { name: 'me.png', mimeType: 'image/png', buffer: await twoColors(page) };
    const dialog = page.getByRole('dialog', { name: 'Crop image' });
    const use = dialog.getByRole('button', { name: 'Use image' }).and(page.locator(':enabled'));
    const [left, right] = ['200 × 200: 0 0 255', '200 × 200: 0 255 0'];

    await page.locator('input[type=file]').setInputFiles(photo);
    await use.waitFor();
    const area = await dialog.getByRole('application', { name: 'Part of the image that is shown' }).boundingBox();
    if (!area) throw new Error('The dialog shows no image');
    const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // The image follows the pointer.
    await page.mouse.move(x + area.width, y, { steps: 5 });
    await page.mouse.up();
    await use.click();
    await page.getByRole('button', { name: 'Remove image' }).waitFor();
    await expect.poll(() => readPhoto(page)).toBe(left);

    await page.locator('input[type=file]').setInputFiles(photo);
    await dialog.getByRole('application').focus();
    await use.waitFor();
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
    await use.press('Enter');
    await expect.poll(() => readPhoto(page)).toBe(right);
  },
);

e2eTest('a photo that is removed while it is uploaded does not arrive afterwards', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'unlimited', address: 'account' });
  await page.getByRole('textbox', { name: 'First name' }).waitFor();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let saved = 0;
  await page.route(/\/account\/avatar\/upload/, async (route) => {
    await held;
    await route.continue();
  });
  // With the uploaded photo, and without one.
  page.on('response', (response) => {
    if (response.url().endsWith('/account') && response.request().method() === 'PUT') saved += 1;
  });
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: await twoColors(page) };
  await page.locator('input[type=file]').setInputFiles(photo);
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  await dialog.getByRole('button', { name: 'Use image' }).and(page.locator(':enabled')).click();
  await page.getByRole('button', { name: 'Remove image' }).click();
  release();
  await expect.poll(() => saved).toBe(2);
  await page.reload();
  await page.getByRole('button', { name: 'Choose an image' }).waitFor();
  expect(await page.getByRole('img', { name: /^Photo of / }).count()).toBe(0);
});

e2eTest('a photo whose removal failed is shown', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/status of 500/] });
  await openAs(page, app, { role: 'unlimited', address: 'account' });
  await page.getByRole('textbox', { name: 'First name' }).waitFor();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/account\/avatar\/upload/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.route('**/account', (route) =>
    (route.request().postData() ?? '').includes('"avatar":null') ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: await twoColors(page) };
  await page.locator('input[type=file]').setInputFiles(photo);
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  await dialog.getByRole('button', { name: 'Use image' }).and(page.locator(':enabled')).click();
  await page.getByRole('button', { name: 'Remove image' }).click();
  release();
  await page
    .getByRole('img', { name: /^Photo of / })
    .first()
    .waitFor();
});
