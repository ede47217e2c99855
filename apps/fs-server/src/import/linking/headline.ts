export interface Word {
  text: string;
  start: number;
  end: number;
}

/** A publisher's name after the last dash or bar: `… - The Verge`. */
const publisher = /\s+[-–—|]\s+[^-–—|]{2,40}$/;
const minWordsBeforePublisher = 4;

/** Strips the publisher's name that aggregators append to a title, sometimes twice. */
export function stripPublisher(title: string): string {
  const match = publisher.exec(title);
  const rest = match === null ? title : title.slice(0, match.index);
  return match !== null && rest.split(' ').length >= minWordsBeforePublisher ? stripPublisher(rest) : title;
}

/** Splits a text into words with their offsets, without possessive endings and trailing punctuation. */
export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{Letter}\p{Number}@#][\p{Letter}\p{Mark}\p{Number}&.'’+-]*/gu), (match) => {
    const word = match[0].replace(/['’]s?$|[.'’+-]+$/u, '');
    return { text: word, start: match.index, end: match.index + word.length };
  });
}

const uppercasePattern = /\p{Uppercase}/u;
const lowercaseStart = /^\p{Lowercase}/u;
const minLength = 4;

/** Whether capitals distinguish names from other words: not in a Headline Written Like This. */
export function isSentenceCase(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => text.length >= minLength);
  return long.filter(({ text }) => lowercaseStart.test(text)).length * 2 >= long.length;
}

/** Whether a word contains a capital, as names do: `Apple`, `eBay`, `iRobot`. */
export function isCapitalized(word: string): boolean {
  return uppercasePattern.test(word);
}

/** Whether a word is in capitals throughout. */
export function isAcronym(word: string): boolean {
  return isCapitalized(word) && word === word.toUpperCase();
}

/** Whether a word has a capital inside, as only coined names have: `WhatsApp`. */
export function isCoined(word: string): boolean {
  return /\p{Lowercase}.*\p{Uppercase}/u.test(word);
}
