import { setImmediate as nextTurn } from 'node:timers/promises';
import { tooCostlyError } from './failures.ts';

/** Limits the stored rows that one request may read through fields without pagination. */
export class RowBudget {
  #left: number;

  constructor(rows: number) {
    this.#left = rows;
  }

  /**
   * Counts rows before they are read. Rows of one page are counted together, so that none are read when they exceed the
   * budget.
   * @throws GraphQLError `too-costly`
   */
  async reserve(rows: number): Promise<void> {
    this.#left -= rows;
    await nextTurn();
    if (this.#left < 0) throw tooCostlyError();
  }
}
