/** What was found wrong, with examples. */
export class Faults {
  readonly #onFirst: (line: string) => void;
  readonly #found = new Map<string, { times: number; examples: string[] }>();

  /** @param onFirst Called with each fault when it is found for the first time. */
  constructor(onFirst: (line: string) => void = () => undefined) {
    this.#onFirst = onFirst;
  }

  /** @param where The call and field, or the file. */
  add(where: string, problem: string, example: string): void {
    const key = `${where}: ${problem}`;
    if (!this.#found.has(key)) this.#onFirst(`${key} ${JSON.stringify(example).slice(0, 160)}`);
    const found = this.#found.get(key) ?? { times: 0, examples: [] };
    found.times += 1;
    if (found.examples.length < 3) found.examples.push(JSON.stringify(example).slice(0, 160));
    this.#found.set(key, found);
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
