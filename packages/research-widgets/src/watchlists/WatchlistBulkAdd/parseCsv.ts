/** Rows of a text that parts cells by commas, semicolons or tabs. */
export interface ParsedCsv {
  rows: readonly (readonly string[])[];
  /** A quotation mark is never closed, so that the last cell holds more than it should. */
  hasOpenQuote: boolean;
}

/** Reads a file of rows, whatever parts its cells. The parser is loaded with the first one. */
export async function parseCsv(text: string): Promise<ParsedCsv> {
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' });
  return { rows: data, hasOpenQuote: errors.some(({ code }) => code === 'MissingQuotes') };
}
