import { type Failure, limits, type Outcome } from '@fs/api-contract';

/** One page of a GraphQL list. */
export interface GraphQLPage<Item> {
  items: readonly Item[];
  nextToken: string | null;
}

type ReadPage<Item> = (page: { limit: number; nextToken: string | null }) => Promise<Outcome<GraphQLPage<Item>>>;

/**
 * Reads all pages, or up to `cap` items.
 * A failure has the items that had arrived as its data, at worst an empty list.
 */
export async function readPages<Item>(
  readPage: ReadPage<Item>,
  cap = Number.POSITIVE_INFINITY,
): Promise<Outcome<Item[]>> {
  const items: Item[] = [];
  let nextToken: string | null = null;
  do {
    const limit = Math.min(limits.graphqlPage, cap - items.length);
    const page: Outcome<GraphQLPage<Item>> = await readPage({ limit, nextToken });
    if (!page.ok) return { ...withoutData(page), data: items };
    items.push(...page.data.items);
    nextToken = page.data.nextToken;
  } while (nextToken && items.length < cap);
  return { ok: true, data: items };
}

/** Maps the data of an outcome. Data that arrived with errors is dropped. */
export function mapOutcome<Data, Value>(outcome: Outcome<Data>, pick: (data: Data) => Value): Outcome<Value> {
  if (outcome.ok) return { ok: true, data: pick(outcome.data) };
  return withoutData(outcome);
}

/** A failure of one call as that of another one, whose data is something else. */
export function withoutData({ data: _dropped, ...failure }: Failure<unknown>): Failure<never> {
  return failure;
}
