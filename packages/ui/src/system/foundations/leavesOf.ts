/** Every token by its name in the contract: `accent.fill` and its place. */
export function leavesOf(values: object, prefix = ''): [name: string, value: string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${name}`, value]] : leavesOf(value, `${prefix}${name}.`),
  );
}
