import { setImmediate as nextTurn } from 'node:timers/promises';
import { tooCostlyError } from './failures.ts';

/** The stored rows that one request may read through fields without a page of their own. */
export class RowBudget {
  #left: number;

  constructor(rows: number) {
    this.#left = rows;
  }

  /**
   * Counts rows before they are read. What a page asks for is counted as a whole: nothing of it is read when it is
   * too much together.
   * @throws GraphQLError `too-costly`
   */
  async reserve(rows: number): Promise<void> {
    this.#left -= rows;
    await nextTurn();
    if (this.#left < 0) throw tooCostlyError();
  }
}
