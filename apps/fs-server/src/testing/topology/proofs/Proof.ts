import type { Topology } from '../startTopology.ts';

/** What is shown of two processes. */
export interface Proof {
  title: string;
  /** @returns figures to print. @throws what is not as it should be */
  run(topology: Topology): Promise<string | undefined>;
}
