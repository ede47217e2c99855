/** Once this module is loaded, unexpected output is recorded to fail the test that caused it. */
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

/** @throws naming each output since the last call. A hook after each test calls it. */
export function failOnOutput(): void {
  const output = unexpected;
  unexpected = [];
  if (output.length > 0) throw new Error(`Unexpected console output\n${output.join('\n')}`);
}
