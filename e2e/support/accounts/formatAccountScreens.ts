import type { AccountPage } from './accountPages.ts';
import type { AccountUser } from './accountUsers.ts';
import type { Controls } from './readControls.ts';

/** What a user finds at an address. */
export interface Found {
  /** The screen, its wall, where it leads, or that there is no such thing. */
  screen: string;
  /** Undefined where they are not read. */
  controls: Controls | undefined;
}

/** What each call is answered, in the order of the users. */
export interface CallRow {
  control: string;
  name: string;
  cells: readonly string[];
}

/** By user and page. */
export type FoundBy = ReadonlyMap<string, ReadonlyMap<string, Found>>;

const toTable = (rows: readonly (readonly string[])[]) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** ● a control that can be used, ○ one that says why it can’t, nothing where there is none. */
export function markOf(isUsable: boolean | undefined): string {
  if (isUsable === undefined) return '';
  return isUsable ? '●' : '○';
}

/** The page `docs/account-screens.md`. */
export function formatAccountScreens(
  users: readonly AccountUser[],
  pages: readonly AccountPage[],
  found: FoundBy,
  calls: readonly CallRow[],
): string {
  const names = users.map(({ name }) => name);
  const screens = toTable([
    ['Page', ...names],
    ['---', ...names.map(() => '---')],
    ...pages.map(({ name }) => [
      `\`${name}\``,
      ...names.map((user) => found.get(user)?.get(name)?.screen ?? 'not visited'),
    ]),
  ]);
  const controls = pages.filter(({ hasControls }) => hasControls).map(({ name }) => controlsOf(name, names, found));
  const answers = toTable([
    ['Control', 'Call', ...names],
    ['---', '---', ...names.map(() => ':-:')],
    ...calls.map(({ control, name, cells }) => [control, `\`${name}\``, ...cells]),
  ]);
  return `${introduction}\n\n${usersTable(users)}\n\n## Screens\n\n${screens}\n\n## Controls\n\n${legend}\n\n${controls.join('\n\n')}\n\n## Calls\n\n${callsText}\n\n${answers}\n`;
}

const introduction = `# Account screens

What each user finds on the pages where their account, role or group makes a difference, which controls they have there, and what the server answers when the call of a control is made anyway. \`e2e/accountScreens.e2e.test.ts\` opens the pages, makes the calls, compares this page with what it finds and, asked with \`--update\`, writes it. All pages of the app are in [the walk](walk.md), all calls in [the authorization matrix](authorization-matrix.md).`;

const legend =
  '● a control that can be used, ○ one that is there and says why it can’t be used now. … is the name of each person, team or list that has such a control. Choices within a form, and what tables and paths have, are left out.';

const callsText =
  'The call of each control, made without the screen: its status, or the code of its error, after the mark of the control. A user without the control is refused, and one with it is not. The removed member calls with the session that they had before. Each call that an owner makes is undone, or is about something that no later call needs.';

function usersTable(users: readonly AccountUser[]): string {
  const teams = {
    active: 'Longview Research, active',
    pending: 'Alder & Finch Advisory, not paid yet',
    ended: 'a team that was paid, and whose plan has ended',
  };
  return toTable([
    ['User', 'Sample user', 'The team'],
    ['---', '---', '---'],
    ...users.map(({ name, role, team }) => [name, role ?? 'nobody', teams[team]]),
  ]);
}

/** What everyone who sees a page has there, and a table of the rest. */
function controlsOf(page: string, names: readonly string[], found: FoundBy): string {
  const controls = new Map(names.map((name) => [name, found.get(name)?.get(page)?.controls] as const));
  const all = [...new Set(names.flatMap((name) => [...(controls.get(name)?.keys() ?? [])]))].toSorted();
  const seeing = names.filter((name) => controls.get(name) !== undefined);
  const isCommon = (control: string) => seeing.every((name) => controls.get(name)?.get(control) === true);
  const common = all.filter(isCommon);
  const rows = all
    .filter((control) => !isCommon(control))
    .map((control) => [control, ...names.map((name) => markOf(controls.get(name)?.get(control)))]);
  const parts = [
    `### \`${page}\``,
    ...(common.length > 0 ? [`Everyone who sees it: ${common.join(', ')}.`] : []),
    ...(rows.length > 0 ? [toTable([['Control', ...names], ['---', ...names.map(() => ':-:')], ...rows])] : []),
  ];
  return parts.join('\n\n');
}
