/** Throws on a failed call, so that it is not measured as a fast one. */
export function dataOf<Data>(outcome: { ok: true; data: Data } | { ok: false; error: string }): Data {
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.data;
}

/** Returns an item of the endlessly repeated list. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('There is nothing to choose from');
  return item;
}
