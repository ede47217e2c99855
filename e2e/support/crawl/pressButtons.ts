import { paths } from '@fs/api-contract';
import type { Page } from 'playwright-core';
import { patience, watchEffects } from './effects.ts';
import type { Pressable } from './installPressing.ts';
import type { SettledPage } from './settledPage.ts';

export interface PressOptions {
  /** Address of the page, without the base path. */
  href: string;
  /** What pages like this one have in common. */
  kind: string;
  /** Controls that were pressed before, on a page of this kind or in the header and footer of any. */
  pressed: Set<string>;
}

/** Places whose controls are the same on pages of several kinds. */
const shared = [
  ['the frame’s', 'every page'],
  ['dialog Display', 'every page'],
  ['grid', 'every table'],
  ['dialog Filter', 'every table'],
  ['dialog Views', 'every table'],
  ['dialog Columns', 'every table'],
  ['dialog Export', 'every table'],
] as const;

/** What ends the session, which the crawl needs. */
const endsSession = /^Log ?out/;

/** Answers to a question before something is lost. The others would lose it. */
const keeps = /^(Cancel|Keep|No\b|Close|Back)/;

/**
 * A plan's limit, or what was done before already: an answer that the server must give, not a fault of the button if the
 * page says so.
 */
const refusal = / is answered (403|409)$/;

/**
 * Presses every control of the page on screen that is not in `pressed`, by keyboard, those of the dialogs and menus
 * that it opens included. Returns what is wrong: controls after which everything is as before, and failures that follow.
 */
export async function pressButtons(page: Page, settled: SettledPage, { href, kind, pressed }: PressOptions) {
  const { follow, settle, takeFailures } = settled;
  const { press, end } = watchEffects(page, settle);
  const appUrl = page.url();
  const faults: string[] = [];
  /** Controls that were seen and not pressed yet, with those that lead to them. */
  const waiting = new Map<string, readonly Pressable[]>();
  /** What was pressed to open the dialog or menu on screen. */
  let way: readonly Pressable[] = [];

  const idOf = ({ key, place }: Pressable) =>
    `${shared.find(([start]) => place.startsWith(start))?.[1] ?? kind}: ${key}`;

  async function unpressed(): Promise<Pressable[]> {
    const controls = await page.evaluate(() => window.pressing.list());
    return controls.filter(
      (control) =>
        !pressed.has(idOf(control)) &&
        !endsSession.test(control.name) &&
        (!control.place.startsWith('alertdialog') || keeps.test(control.name)),
    );
  }

  async function check(control: Pressable) {
    const hadOverlay = await page.evaluate(() => window.pressing.overlays() > 0);
    const at = `${href}: ${[...way, control].map(({ key }) => key).join(', then ')}`;
    const isAlive = await press(control);
    if (isAlive === undefined) return settle();
    pressed.add(idOf(control));
    waiting.delete(idOf(control));
    if (!isAlive) faults.push(`${at} does nothing`);
    const isAnswered = await page.evaluate(() => window.pressing.isAnswered());
    for (const failure of takeFailures()) {
      if (!refusal.test(failure)) faults.push(`${at}: ${failure}`);
      else if (!isAnswered) faults.push(`${at}: ${failure}, and nothing on the page says so`);
    }
    const hasOverlay = await page.evaluate(() => window.pressing.overlays() > 0);
    if (!hasOverlay) way = [];
    else if (!hadOverlay) way = [control];
  }

  /** Leaves the page and comes back, so that it is as at first. */
  async function reopen(steps: readonly Pressable[] = []) {
    if (new URL(page.url()).pathname.startsWith(`${paths.app}/`)) {
      await follow(href === '/terms' ? '/privacy' : '/terms');
      await follow(href);
    } else {
      await page.goto(new URL(paths.app + href, appUrl).href);
      await settle();
    }
    way = [];
    for (const step of steps) await press(step);
    takeFailures();
    way = steps;
  }

  /** Closes all dialogs and menus, of which one may have opened from another. Returns whether Escape did it, or asks. */
  async function closeByKey(): Promise<boolean> {
    const has = <Known>(state: (known: Known) => boolean, known: Known) =>
      page.waitForFunction(state as (known: unknown) => boolean, known, { timeout: patience }).then(
        () => true,
        () => false,
      );
    for (let open = await page.evaluate(() => window.pressing.overlays()); open > 0; ) {
      if (!(await has(() => window.pressing.isFocusInside(), null))) return false;
      await page.keyboard.press('Escape');
      if (!(await has((count) => window.pressing.overlays() !== count, open))) return false;
      await settle();
      if (await page.getByRole('alertdialog').isVisible()) return leave();
      open = await page.evaluate(() => window.pressing.overlays());
    }
    return true;
  }

  /** Leaves a page that asks before something is lost. */
  async function leave(): Promise<true> {
    await page.reload();
    await settle();
    return true;
  }

  /** Whether something is left to press, after bringing it back on screen. */
  async function advance(): Promise<boolean> {
    if (await page.evaluate(() => window.pressing.overlays() > 0)) {
      const isClosed = await closeByKey();
      if (!isClosed) {
        faults.push(`${href}: ${way.map(({ key }) => key).join(', then ')}: Escape does not close what opened`);
        await leave();
      }
      way = [];
      return true;
    }
    const [lost] = waiting;
    if (!lost) return false;
    const [id, steps] = lost;
    const isBack = async () => (await unpressed()).some((control) => idOf(control) === id);
    // Most come back where their dialog or menu is opened once more, which takes less than a new page.
    for (const step of steps) await press(step);
    takeFailures();
    way = steps;
    if (steps.length > 0 && (await isBack())) return true;
    await reopen(steps);
    // Some do not: what can be undone once, and what a menu offers only before it was chosen.
    if (!(await isBack())) waiting.delete(id);
    return true;
  }

  takeFailures();
  do {
    for (let next = await nextControl(); next; next = await nextControl()) await check(next);
  } while (await advance());
  end();
  return faults;

  async function nextControl(): Promise<Pressable | undefined> {
    const isElsewhere = new URL(page.url()).pathname !== new URL(paths.app + href, appUrl).pathname;
    if (isElsewhere) await reopen();
    const controls = await unpressed();
    for (const control of controls) waiting.set(idOf(control), way);
    return controls[0];
  }
}
