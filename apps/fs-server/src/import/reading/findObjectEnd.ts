/** The characters of JSON outside of strings, besides brackets and quotes. */
const outsideStrings = /[\s,:0-9+\-.eEtrufalsn]/;
/** Maximum nesting. Missing brackets look like nesting, and no export nests this deep. */
const maxDepth = 32;

/**
 * Finds the end of the JSON object that starts at `start`. Stops at the first sign of damage, so that one missing quote
 * or bracket does not consume what follows.
 *
 * @returns The offset after the last bracket, `'incomplete'`, or `'damaged'`.
 */
export function findObjectEnd(text: string, start: number): number | 'incomplete' | 'damaged' {
  const open: string[] = [];
  let previous = '';
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') {
      const end = findStringEnd(text, at);
      if (typeof end === 'string') return end;
      at = end;
    } else if (!isExpected(character, previous, open)) {
      return 'damaged';
    } else if (open.length === 0) {
      return at + 1;
    }
    if (character.trim() !== '') previous = character;
  }
  return 'incomplete';
}

/** Whether a character outside of strings is valid here. Pushes and pops brackets. */
function isExpected(character: string, previous: string, open: string[]): boolean {
  switch (character) {
    case '{':
    case '[': {
      // In an object, a bracket can only follow a colon.
      const isValue = open.at(-1) !== '{' || previous === ':';
      open.push(character);
      return isValue && open.length <= maxDepth;
    }
    case '}':
      return open.pop() === '{';
    case ']':
      return open.pop() === '[';
    default:
      return outsideStrings.test(character);
  }
}

/** Finds the closing quote of a string. JSON strings contain no raw line feeds. */
function findStringEnd(text: string, openQuote: number): number | 'incomplete' | 'damaged' {
  for (let at = openQuote + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '"') return at;
    else if (character === '\n') return 'damaged';
  }
  return 'incomplete';
}
