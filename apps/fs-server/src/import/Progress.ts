/** The output of progress, such as `process.stderr`. */
export interface ProgressOutput {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const barWidth = 24;
const redrawMs = 100;

/** A progress bar on a terminal; otherwise one plain line per completed step. */
export class Progress {
  readonly #output: ProgressOutput;
  #drawnAt = 0;

  constructor(output: ProgressOutput) {
    this.#output = output;
  }

  /** @param share The completed share of the step, from 0 to 1. */
  show(step: string, share: number, rows: number): void {
    const now = performance.now();
    if (this.#output.isTTY !== true || now - this.#drawnAt < redrawMs) {
      return;
    }
    this.#drawnAt = now;
    const filled = Math.round(Math.min(share, 1) * barWidth);
    const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
    const line = `${bar} ${Math.floor(Math.min(share, 1) * 100)}%  ${rows.toLocaleString('en')}  ${step}`;
    this.#output.write(`\r\u001B[2K${line.slice(0, (this.#output.columns ?? 80) - 1)}`);
  }

  /** Ends a step with a permanent line. */
  finish(line: string): void {
    this.#output.write(this.#output.isTTY === true ? `\r\u001B[2K${line}\n` : `${line}\n`);
    this.#drawnAt = 0;
  }
}
