/** One part of `npm test`. */
export interface Step {
  /** The word for `--only`, and the name of its report in `.results/`. */
  name: string;
  /** What it is doing, for a user who waits. */
  does: string;
  /** Programs with their arguments, run one after the other until one fails. */
  commands: readonly (readonly string[])[];
  /** Processors that it keeps busy, of the two that there are. */
  processors: 1 | 2;
  /** Set where the command is vitest: counts are then read from its report, else the step counts as one. */
  isVitest?: boolean;
  /** Clears away what an earlier run left. */
  beforehand?: () => Promise<void>;
  /** Looks at what the step left behind; gives a sentence for each thing wrong. */
  afterwards?: () => Promise<readonly string[]>;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface StepResult extends Counts {
  name: string;
  seconds: number;
  /** Everything that a failing step wrote, and what was found wrong afterwards. */
  output: string;
}
