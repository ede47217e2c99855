const letter = /\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * The direction of a sentence: that of most words in it. The browser decides by the first letter alone, so that an
 * English title that begins with an Arabic name would be read from its end. Undefined where the browser is right.
 */
export function directionOfText(text: string): 'ltr' | 'rtl' | undefined {
  if (!rightToLeft.test(text)) return undefined;
  const words = text.split(/\s+/u).filter((word) => letter.test(word));
  const others = words.filter((word) => !rightToLeft.test(word)).length;
  return others * 2 > words.length ? 'ltr' : 'rtl';
}
