import { defaultWatchlistName, limits } from '@fs/api-contract';
import { HttpFailure } from '../../http/failures.ts';
import { parseJsonText } from '../../values/jsonText.ts';

/** Everything that moves no cursor and draws no glyph, line ends aside. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is what this is for.
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** One line: what a user typed, without what no line can hold. */
export const toLine = (text: string): string => text.replace(controls, ' ').replaceAll('\n', ' ').trim();

/** As `toLine`, but of several. */
export const toParagraphs = (text: string): string => text.replaceAll('\r\n', '\n').replace(controls, ' ').trim();

/** What a list is called; a blank name is none. @throws HttpFailure 400 */
export function toName(text: string | null | undefined): string {
  const name = toLine(text ?? '');
  if (name.length > limits.watchlistName)
    throw new HttpFailure(400, `A name has ${limits.watchlistName} characters at most`);
  return name === '' ? defaultWatchlistName : name;
}

/** @throws HttpFailure 400 */
export function toDescription(text: string | null | undefined): string {
  const description = toParagraphs(text ?? '');
  if (description.length > limits.watchlistDescription) {
    throw new HttpFailure(400, `A description has ${limits.watchlistDescription} characters at most`);
  }
  return description;
}

const longestJson = 64 * 1024;

/** JSON text as it may be kept. @throws HttpFailure 400 */
export function toJsonText(field: string, text: string): string {
  if (parseJsonText(text) === undefined) throw new HttpFailure(400, `${field} must be JSON`);
  if (text.length > longestJson) throw new HttpFailure(400, `${field} must be shorter`);
  return text;
}
