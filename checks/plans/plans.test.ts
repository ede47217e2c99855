import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';

/** The ways in which SQL and Kysely name a table. */
const names = (table: string) =>
  new RegExp(
    String.raw`\b(?:from|join|into|update|using|table|references)\s+(?:only\s+)?${table}\b` +
      String.raw`|(?:From|Join|Into|Table|Using|selectAll)\(\s*\[?\s*['"\x60]${table}\b` +
      String.raw`|['"\x60]${table}\.(?!json)\w|\b${table}\.(?:investor_id|funding_round_id|organization_id|domain)\b` +
      String.raw`|sql(?:<[^\x60]*>)?\x60${table}\x60`,
  );

/** Tables that a plan limits, and the only files of the server that may name them. */
const withheld = {
  investments: {
    'areas/company-merges/mergeScope.ts': 'finds whose figures a merge changes',
    'areas/company-merges/readMerges.ts': 'counts what would move, for administrators',
    'areas/funding/investments.ts': 'withholds them',
    'areas/making/tools/investors.ts': 'counts rounds by investor, for users with the advanced tool',
    'areas/search/repository.ts':
      'counts rounds of investors without a page, which the table of rounds lists for everyone',
    'database/fundingTotals.ts': 'how well known a company is, one number for every user',
    'database/migrations/001-research.ts': 'makes the table',
    'database/migrations/017-round-facts.ts': 'adds a column',
    'database/migrations/024-market-figures.ts': 'counts of rounds and companies by market, the same for every user',
    'database/migrations/028-market-holdings.ts': 'companies by market, and how many every plan includes',
    'database/migrations/065-smaller-imports.ts': 'finds whose figures a change of investments concerns',
    'database/migrations/071-holdings-of-large-markets.ts': 'the same, in another order',
    'database/migrations/076-figures-of-investors.ts': 'counts of rounds and companies, the same for every user',
    'database/migrations/081-markets-of-investors.ts': 'the same counts, and the markets of these companies',
    'database/migrations/087-investments-in-order.ts': 'copies them with their order',
    'import/findTotalsScope.ts': 'finds whose figures an import changes',
    'import/kinds/investors.ts': 'writes the table',
  },
  investments_in_order: {
    'areas/funding/investments.ts': 'withholds them',
    'database/migrations/087-investments-in-order.ts': 'makes and fills the table',
  },
  url_metrics: {
    'areas/companies/reach.ts': 'withholds them',
    'areas/companies/overview.ts': 'whether there is anything to ask for',
    'database/migrations/003-company-research.ts': 'makes the table',
    'import/kinds/urlMetrics.ts': 'writes the table',
  },
} as const;

const server = 'apps/fs-server/src/';
const program = sources.filter((path) => path.startsWith(server) && !/\.test\.ts$|\/testing\//.test(path));

test.each(Object.entries(withheld))("only files that apply the plan's limit name %s", (table, allowed) => {
  expect(program.length).toBeGreaterThan(200);
  const found = program.filter((path) => names(table).test(read(path))).map((path) => path.slice(server.length));
  expect(found).toEqual(Object.keys(allowed).sort());
});

test.each([
  'select * from investments',
  "kysely.selectFrom('investments')",
  ".innerJoin('investments as paid', 'a', 'b')",
  ".where('investments.investor_id', '=', id)",
  'join investments using (investor_id)',
  'sql`investments`',
])('finds a use of the table: %s', (text) => {
  expect(names('investments').test(text)).toBe(true);
});

test.each(["kind === 'investments'", 'getListInvestments: investments,', "'investments.json': investments"])(
  "ignores text that resembles the table's name: %s",
  (text) => {
    expect(names('investments').test(text)).toBe(false);
  },
);
