/** One or two letters of a name: of its first and last word, `A` when there is one, nothing of nothing. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).map(firstLetter).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].join('').toLocaleUpperCase();
}

const plainWord = /^[ -~]*$/;

/** A letter or digit with its marks: half a surrogate pair would be drawn as a box. */
function firstLetter(word: string) {
  // A browser takes milliseconds to learn all letters, which most names do without.
  if (plainWord.test(word)) return /[a-z\d]/i.exec(word)?.[0];
  return /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0];
}
