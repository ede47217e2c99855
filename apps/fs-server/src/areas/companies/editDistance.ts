/**
 * Letters to change, add, leave out or swap with their neighbour to make one text of the other (optimal string
 * alignment). Gives `most + 1` as soon as it is more than `most`.
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

/** Letters that may be wrong: one in a text of four to seven, two in a longer one, none in a shorter. */
export function mostTypos(text: string): number {
  return Math.min(2, Math.floor(text.length / 4));
}

/** Could `name`, or as many of its words in a row as the text has, be meant by `text`? Both folded. */
export function isMistyped(text: string, name: string): boolean {
  const most = mostTypos(text);
  const count = text.split(' ').length;
  const words = name.split(' ');
  const starts = words.slice(0, Math.max(1, words.length - count + 1));
  return [name, ...starts.map((_, index) => words.slice(index, index + count).join(' '))].some(
    (part) => editDistance(text, part, most) <= most,
  );
}
