import { storyWorld } from '@fs/fixtures';
import type { Page } from 'playwright-core';

/** Controls of a page by role and name, and whether each can be used now. */
export type Controls = ReadonlyMap<string, boolean>;

/** Roles of what changes something. Choices within a form count by its button. */
const changing = new Set(['button', 'menuitem', 'switch', 'textbox']);

/** What is no control of an account: paths, and the columns and rows of tables. */
const left = new Set(['navigation', 'grid', 'table', 'tablist']);

/** Pages that a step of an account leads to. */
const accountLink = /^\/fs\/(?:account|accounts\/new|login|plans|signup|support)(?:[/?#]|$)/;

const namesOfSubjects: readonly string[] = [
  ...storyWorld().users.map(({ givenName, familyName }) => `${givenName} ${familyName}`),
  ...[storyWorld().accounts, storyWorld().teams, storyWorld().watchlists].flat().map(({ name }) => name),
  ...storyWorld().referrals.map(({ code }) => code),
  'SANDBAR-26',
  'Sandbar Partners',
  'Sandbars',
  'Tide desk',
];

/** Alike for the alike controls of all people, teams and lists. */
function nameOf(text: string): string {
  const named = namesOfSubjects.reduce((name, subject) => name.replace(subject, '…'), text);
  return named
    .replace(/[\w.+-]+@[\w.-]+\.\w+/g, '…')
    .replace(/^(?:Owner|Member) Role of/, 'Role of')
    .replace(/^Log out (?!everywhere).+/, 'Log out …');
}

/** Reads the controls that a page has in its content, those of its menu of further actions included. */
export async function readControls(page: Page): Promise<Controls> {
  const controls = new Map<string, boolean>();
  const main = page.getByRole('main');
  addControls(controls, await main.ariaSnapshot());
  const more = main.getByRole('button', { name: 'More actions' });
  if ((await more.count()) > 0) {
    await more.click();
    addControls(controls, await page.getByRole('menu').ariaSnapshot());
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  return controls;
}

/** Adds the controls of a snapshot, which has one element a line, indented within the element around it. */
function addControls(controls: Map<string, boolean>, snapshot: string): void {
  /** Indentation of an element whose content is left out. */
  let outside: number | undefined;
  const lines = snapshot.split('\n');
  for (const [index, line] of lines.entries()) {
    const [, space = '', role = '', text = '', state = ''] =
      /^(\s*)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?([^:]*)/.exec(line) ?? [];
    if (outside !== undefined && space.length > outside) continue;
    outside = left.has(role) ? space.length : undefined;
    const address = /\/url: (\S+)/.exec(lines[index + 1] ?? '')?.[1] ?? '';
    if (!changing.has(role) && !(role === 'link' && accountLink.test(address))) continue;
    const control = `${role} “${nameOf(text)}”`;
    controls.set(control, controls.get(control) === true || !state.includes('[disabled]'));
  }
}
