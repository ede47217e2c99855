import { createLazyModule } from '@fs/ui/lazy-module';

/** Rows of a text with cells separated by commas, semicolons or tabs. */
export interface ParsedCsv {
  rows: readonly (readonly string[])[];
  /** Whether a quotation mark is never closed, so that the last cell contains too much. */
  hasOpenQuote: boolean;
}

const parser = createLazyModule(() => import('papaparse'));

/** Parses rows with any of the separators. Lazy-loads the parser. @throws when the parser cannot be loaded. */
export async function parseCsv(text: string): Promise<ParsedCsv> {
  const { default: papa } = await parser.load();
  const { data, errors } = papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' });
  return { rows: data, hasOpenQuote: errors.some(({ code }) => code === 'MissingQuotes') };
}
