import { type Node, parseSync } from 'oxc-parser';
import { walk } from '../syntax.ts';

const commas = /\.join\(\s*(["'`])[^"'`]*[,،、][^"'`]*\1\s*\)/gu;

/** Returns the lines of a source in which parts are joined by a comma of one language. */
export function joinedByCommas(source: string): number[] {
  return [...source.matchAll(commas)].map(({ index }) => source.slice(0, index).split('\n').length);
}

/** Returns the lines of a component in which a comma of one language is between what it renders. */
export function renderedCommas(source: string): number[] {
  const lines: number[] = [];
  walk(parseSync('component.tsx', source).program, (node, parent, key) => {
    const isJoin = parent?.type === 'CallExpression' && key === 'arguments';
    if (isJoin || !textsOf(node).some((text) => /^[,،、] /u.test(text))) return;
    lines.push(source.slice(0, node.start).split('\n').length);
  });
  return lines;
}

/** What of a node may be a comma between two parts: a string, or the text around the values of a template. */
function textsOf(node: Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw) : [];
}

/** Files whose joined parts nobody reads as a list, and what they are. */
export const notRead: Readonly<Record<string, string>> = {
  'apps/fs-web/src/addresses/comparedIds.ts': 'an address',
  'apps/fs-web/src/addresses/appPaths.ts': 'an address',
  'packages/data-client/src/areas/account.ts': 'a request',
  'packages/data-client/src/areas/companies.ts': 'a request',
  'packages/data-client/src/areas/feed.ts': 'a request',
  'packages/data-client/src/areas/watchlistReads.ts': 'a request',
  'packages/data-client/src/areas/watchlists.ts': 'a request',
  'packages/research-widgets/src/companies/CompanyComparison/ComparisonTools.tsx': 'a file',
  'packages/research-widgets/src/companies/CompanyTable/moneyColumns.tsx': 'a file',
  'packages/research-widgets/src/companies/CompanyTable/place.ts': 'a place as the API writes it',
  'packages/research-widgets/src/markets/FundingTable/fundingColumns.tsx': 'a file',
  'packages/research-widgets/src/markets/MarketTable/marketColumns.tsx': 'a file',
  'packages/ui/src/data/Table/export/csvLines.ts': 'a file',
  'packages/ui/src/fields/ImageField/ImageField.messages.ts': 'a text of the specification',
  'packages/ui/src/fields/TagField/useTags.ts': 'input, split at commas of all scripts',
  'packages/ui/src/internal/files/FileDrop.tsx': 'an attribute',
  'packages/ui/src/system/brand/brandCss.ts': 'styles',
  'packages/ui/src/system/foundations/ContrastTable.tsx': 'styles',
};
