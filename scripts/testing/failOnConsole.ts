/**
 * Setup file of every project: output that no test asked for fails the test that caused it.
 * A test that expects output says so: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
let unexpected: string[] = [];

for (const method of methods) {
  console[method] = (...values: unknown[]) => {
    unexpected.push(`console.${method}: ${format(...values)}`);
  };
}

function refuseOutput() {
  const output = unexpected;
  unexpected = [];
  if (output.length > 0) throw new Error(`Unexpected console output\n${output.join('\n')}`);
}

afterEach(refuseOutput);
afterAll(refuseOutput);
