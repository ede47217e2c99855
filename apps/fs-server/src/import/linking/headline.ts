export interface Word {
  text: string;
  start: number;
  end: number;
}

/** A publisher's name after the last dash or bar: `… - The Verge`. */
const publisher = /\s+[-–—|]\s+[^-–—|]{2,40}$/;
const wordsBeforePublisher = 4;

/** A title without the publisher that aggregators put behind it, sometimes twice. */
export function headlineOf(title: string): string {
  const match = publisher.exec(title);
  const rest = match === null ? title : title.slice(0, match.index);
  return match !== null && rest.split(' ').length >= wordsBeforePublisher ? headlineOf(rest) : title;
}

/** Words with their place; a genitive's ending and closing marks are no part of them. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{Letter}\p{Number}@#][\p{Letter}\p{Mark}\p{Number}&.'’+-]*/gu), (match) => {
    const word = match[0].replace(/['’]s?$|[.'’+-]+$/u, '');
    return { text: word, start: match.index, end: match.index + word.length };
  });
}

const capital = /\p{Uppercase}/u;
const small = /^\p{Lowercase}/u;
const telling = 4;

/** Whether capitals tell names from other words here: they do not in a Headline Written Like This. */
export function isSentenceCase(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => text.length >= telling);
  return long.filter(({ text }) => small.test(text)).length * 2 >= long.length;
}

/** Whether a word is written as names are: `Apple`, `eBay`, `iRobot`. */
export function isCapitalised(word: string): boolean {
  return capital.test(word);
}

/** Whether a word is in capitals throughout, as acronyms are. */
export function isAcronym(word: string): boolean {
  return isCapitalised(word) && word === word.toUpperCase();
}

/** Whether a word has a capital inside, as only coined names have: `WhatsApp`. */
export function isCoined(word: string): boolean {
  return /\p{Lowercase}.*\p{Uppercase}/u.test(word);
}
