/** Returns the initials of a name: of its first and last word, one letter for a single word, or an empty string. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).map(firstLetter).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].join('').toLocaleUpperCase();
}

const plainWord = /^[ -~]*$/;

/** Returns a letter or digit with its combining marks. Half a surrogate pair would render as a box. */
function firstLetter(word: string) {
  // Browsers take milliseconds to build the full letter class, which most names don’t need.
  if (plainWord.test(word)) return /[a-z\d]/i.exec(word)?.[0];
  return /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0];
}
