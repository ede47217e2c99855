/** Names that are offered. */
const most = 3;

/** Returns the names that are spelled most like a text, or have a word that is, the closest first. */
export function similarNames(text: string, names: readonly string[]): readonly string[] {
  const typed = text.toLowerCase().slice(0, longest);
  const allowed = Math.max(1, Math.floor(typed.length / 3));
  return [...new Set(names)]
    .map((name) => {
      const whole = name.toLowerCase().slice(0, longest);
      const distances = [whole, ...whole.split(/\s+/)].map((each) => editDistance(typed, each));
      return { name, distance: Math.min(...distances) };
    })
    .filter(({ distance }) => distance <= allowed)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Longer texts are cut, so that comparing costs little. */
const longest = 60;

/** Levenshtein distance: how many characters to add, remove or replace. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, found] of [...other].entries()) {
      const cost = letter === found ? 0 : 1;
      next.push(Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + cost));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
