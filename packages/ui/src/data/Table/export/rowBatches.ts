/** Rows that come part by part, as a server streams them. */
export type RowBatches<Row> = AsyncIterable<readonly Row[]>;

/** Rows that are at hand, in parts with a breath between them, so that the page stays in use meanwhile. */
export async function* batchRows<Row>(rows: readonly Row[], size = 2000): RowBatches<Row> {
  for (let start = 0; start < rows.length; start += size) {
    await new Promise((resolve) => setTimeout(resolve));
    yield rows.slice(start, start + size);
  }
}
