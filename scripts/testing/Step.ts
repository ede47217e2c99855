/** One part of `npm test`. */
export interface Step {
  /** Value for `--only`, and name of the report in `.results/`. */
  name: string;
  /** Description of the step, shown while it runs. */
  does: string;
  /** Programs with their arguments, run one after another until one fails. */
  commands: readonly (readonly string[])[];
  /** Whether the command is vitest: its counts come from the report. Any other step counts as one test. */
  isVitest?: boolean;
  /** Deletes files of an earlier run. */
  beforehand?: () => Promise<void>;
  /** Checks the step's results; returns a sentence for each fault. */
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
  /** Output of a failing step, and the faults found afterwards. */
  output: string;
  /** Tests that passed at the second try only, each with what failed at the first. */
  flaky: readonly string[];
}
