/** What was sent, and what was made of it, as JSON. */
export interface CountsResult {
  calls: number;
  fields: number;
  inputs: number;
  accepted: number;
  /** How accepted texts were kept, by how many of those that an answer or the database tells. */
  kept: readonly (readonly [string, number])[];
}

/** Counts what was sent, and what was made of it. */
export class DriveCounts {
  calls = 0;
  fields = 0;
  inputs = 0;
  accepted = 0;
  readonly kept = new Map<string, number>();

  countKept(change: string, times = 1): void {
    this.kept.set(change, (this.kept.get(change) ?? 0) + times);
  }

  add({ calls, fields, inputs, accepted, kept }: CountsResult): void {
    this.calls += calls;
    this.fields += fields;
    this.inputs += inputs;
    this.accepted += accepted;
    for (const [change, times] of kept) this.countKept(change, times);
  }

  toResult(): CountsResult {
    const { calls, fields, inputs, accepted, kept } = this;
    return { calls, fields, inputs, accepted, kept: [...kept] };
  }
}
