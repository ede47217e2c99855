/**
 * Setup file of every project, in Node and in the browser: output that no test asked for fails the test that caused
 * it. A test that expects output says so: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
import { afterAll, afterEach } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
let unexpected: string[] = [];

for (const method of methods) {
  console[method] = (...values: unknown[]) => {
    unexpected.push(`console.${method}: ${values.map(written).join(' ')}`);
  };
}

function written(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
}

function refuseOutput() {
  const output = unexpected;
  unexpected = [];
  if (output.length > 0) throw new Error(`Unexpected console output\n${output.join('\n')}`);
}

afterEach(refuseOutput);
afterAll(refuseOutput);
