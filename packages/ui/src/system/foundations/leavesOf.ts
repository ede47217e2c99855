/** Returns every token as a pair of its dotted name, such as `accent.fill`, and its value. */
export function leavesOf(values: object, prefix = ''): [name: string, value: string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${name}`, value]] : leavesOf(value, `${prefix}${name}.`),
  );
}
