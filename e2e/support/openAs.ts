import type { Page } from 'playwright-core';
import { signInOnScreen } from './signInOnScreen.ts';
import type { RunningApp } from './startApp.ts';

/** Opens an address as a sample user who has to log in first. */
export async function openAs(page: Page, app: RunningApp, { role, address }: { role: string; address: string }) {
  await page.goto(new URL(address, app.url).href);
  await signInOnScreen(page, app, role);
}
