/** Ids of what a batch has changed. */
export interface Touched {
  /** Companies whose facts, rounds or deals have changed. */
  companies?: Iterable<string>;
  /** Those of them whose rounds have changed: the figures of their markets depend on these. */
  funded?: Iterable<string>;
  /** Those of them whose rounds have other investors, or have changed and have investors. */
  backed?: Iterable<string>;
  /** Markets that companies have joined or left. */
  markets?: Iterable<string>;
  investors?: Iterable<string>;
  articles?: Iterable<string>;
}

/** Beyond this number of records of one kind, deriving everything takes no longer. */
const maxRecords = 2000;

/** Collects what an import changes, so that only what depends on it is derived anew. */
export class ImportScope {
  readonly companies = new Set<string>();
  readonly funded = new Set<string>();
  readonly backed = new Set<string>();
  readonly markets = new Set<string>();
  readonly investors = new Set<string>();
  readonly articles = new Set<string>();
  #isWhole: boolean;

  /** @param isWhole Whether an earlier import left its changes to this one. */
  constructor(isWhole = false) {
    this.#isWhole = isWhole;
  }

  /** Whether everything is to be derived. The sets are empty then, so that memory stays flat. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  add({ companies = [], funded = [], backed = [], markets = [], investors = [], articles = [] }: Touched): void {
    if (this.#isWhole) return;
    for (const [set, ids] of [
      [this.companies, companies],
      [this.funded, funded],
      [this.backed, backed],
      [this.markets, markets],
      [this.investors, investors],
      [this.articles, articles],
    ] as const) {
      for (const id of ids) set.add(id);
      if (set.size > maxRecords) this.#isWhole = true;
    }
    if (this.#isWhole) for (const set of this.#sets()) set.clear();
  }

  #sets(): Set<string>[] {
    return [this.companies, this.funded, this.backed, this.markets, this.investors, this.articles];
  }
}
