import type { AppRoute } from '../../../apps/fs-web/src/AppRoute.ts';
import type { Stop } from './Stop.ts';
import { type WalkRole, walkRoles } from './samplePaths.ts';

/** The stops of each role, by the path of the page. */
export type Walks = Readonly<Record<WalkRole, ReadonlyMap<string, Stop>>>;

/** The page `docs/walk.md`: what each role finds at each page of the app. */
export function formatWalk(routes: readonly AppRoute[], walks: Walks, statuses: ReadonlyMap<string, string>): string {
  const rows = [
    ['Page', 'Document', ...walkRoles, 'Title'],
    ['---', ':-:', ...walkRoles.map(() => '---'), '---'],
    ...routes.map(({ path }) => {
      const stops = walkRoles.map((role) => walks[role].get(path));
      const titles = stops.flatMap((stop) => (stop && stop.leadsTo === undefined ? [stop.title] : []));
      return [`\`${path}\``, statuses.get(path) ?? '', ...stops.map(cellOf), [...new Set(titles)].join('; ')];
    }),
  ];
  return `${introduction}\n\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

const introduction = `# Walk

What a signed-out user, a free user, a paying user and an editor find at each page of the app's route table, in the sample world: its screen, a screen with a wall around what is for others, or the page that it leads to. *Document* is the status of the HTML, which the server sends to everyone alike. \`e2e/walk.e2e.test.ts\` opens every page as every role, expects no violation of axe's rules, nothing in the console and no link that leads nowhere, compares this page with what it finds and, asked with \`--update\`, writes it.`;

function cellOf(stop: Stop | undefined): string {
  if (!stop) return 'not visited';
  if (stop.leadsTo !== undefined) return `→ \`${stop.leadsTo}\``;
  return stop.hasWall ? 'screen, wall' : 'screen';
}
