/** How often a fault was found, and with which texts. */
export interface FoundFault {
  times: number;
  examples: readonly string[];
}

/** What was found wrong, with examples. */
export class Faults {
  readonly #onFirst: (line: string) => void;
  readonly #found = new Map<string, FoundFault>();

  /** @param onFirst Called with each fault when it is found for the first time. */
  constructor(onFirst: (line: string) => void = () => undefined) {
    this.#onFirst = onFirst;
  }

  /** @param where The call and field, or the file. */
  add(where: string, problem: string, example: string): void {
    const key = `${where}: ${problem}`;
    if (!this.#found.has(key)) this.#onFirst(`${key} ${JSON.stringify(example).slice(0, 160)}`);
    this.#join(key, { times: 1, examples: [JSON.stringify(example).slice(0, 160)] });
  }

  /** Adds what was found before. */
  addAll(found: Iterable<readonly [string, FoundFault]>): void {
    for (const [key, fault] of found) this.#join(key, fault);
  }

  /** Every fault by where and what it is. */
  entries(): [string, FoundFault][] {
    return [...this.#found];
  }

  #join(key: string, { times, examples }: FoundFault): void {
    const found = this.#found.get(key) ?? { times: 0, examples: [] };
    this.#found.set(key, {
      times: found.times + times,
      examples: [...found.examples, ...examples].slice(0, 3),
    });
  }

  get size(): number {
    return this.#found.size;
  }

  /** A line for each fault. */
  lines(): string[] {
    return [...this.#found].map(
      ([key, { times, examples }]) => `${key} (${times} times, such as ${examples.join(' ')})`,
    );
  }
}
