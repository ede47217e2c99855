/** The characters that JSON has outside of strings, besides brackets and quotes. */
const outsideStrings = /[\s,:0-9+\-.eEtrufalsn]/;
/** Missing brackets look like nesting. No export nests this deep. */
const deepest = 32;

/**
 * Finds where the JSON object that starts at `start` ends. Stops at the first sign that the text is damaged, so that one
 * missing quote or bracket does not swallow what follows.
 *
 * @returns The offset after its last bracket, `'incomplete'`, or `'damaged'`.
 */
export function endOfObject(text: string, start: number): number | 'incomplete' | 'damaged' {
  const open: string[] = [];
  let previous = '';
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') {
      const end = endOfString(text, at);
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

/** Whether a character outside of strings can stand here. Opens and closes brackets. */
function isExpected(character: string, previous: string, open: string[]): boolean {
  switch (character) {
    case '{':
    case '[': {
      // Within an object, what a bracket opens is the value of a name.
      const isValue = open.at(-1) !== '{' || previous === ':';
      open.push(character);
      return isValue && open.length <= deepest;
    }
    case '}':
      return open.pop() === '{';
    case ']':
      return open.pop() === '[';
    default:
      return outsideStrings.test(character);
  }
}

/** The offset of the quote that closes a string. JSON has no line ends within strings. */
function endOfString(text: string, openQuote: number): number | 'incomplete' | 'damaged' {
  for (let at = openQuote + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '"') return at;
    else if (character === '\n') return 'damaged';
  }
  return 'incomplete';
}
