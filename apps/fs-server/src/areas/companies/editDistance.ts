/**
 * Number of letters to change, insert, delete or transpose with their neighbor to turn one text into the other (optimal
 * string alignment). Returns `most + 1` as soon as the distance exceeds `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  const a = [...one];
  const b = [...other];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > most) return most + 1;
    before = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

/** Maximum number of typos: one for four to seven letters, two for longer texts, none for shorter ones. */
export function maxTypos(text: string): number {
  return Math.min(2, Math.floor(text.length / 4));
}

/**
 * Whether `text` could be a mistyped `name`, or as many consecutive words of the name as the text has. Both are
 * normalized.
 */
export function isMistyped(text: string, name: string): boolean {
  const most = maxTypos(text);
  const count = text.split(' ').length;
  const words = name.split(' ');
  const starts = words.slice(0, Math.max(1, words.length - count + 1));
  return [name, ...starts.map((_, index) => words.slice(index, index + count).join(' '))].some(
    (part) => editDistance(text, part, most) <= most,
  );
}
