import { defaultWatchlistName, limits } from '@fs/api-contract';
import { HttpFailure } from '../../http/failures.ts';
import { parseJsonText } from '../../values/jsonText.ts';

/** Control characters except line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern removes control characters.
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Converts user input to a single line without control characters. */
export const toSingleLine = (text: string): string => text.replace(controls, ' ').replaceAll('\n', ' ').trim();

/** Like `toSingleLine`, but keeps line breaks. */
export const toParagraphs = (text: string): string => text.replaceAll('\r\n', '\n').replace(controls, ' ').trim();

/** Parses the name of a list. A blank name becomes the default. @throws HttpFailure 400 */
export function parseName(text: string | null | undefined): string {
  const name = toSingleLine(text ?? '');
  if (name.length > limits.watchlistName)
    throw new HttpFailure(400, `Name must be ${limits.watchlistName} characters or fewer`);
  return name === '' ? defaultWatchlistName : name;
}

/** @throws HttpFailure 400 */
export function parseDescription(text: string | null | undefined): string {
  const description = toParagraphs(text ?? '');
  if (description.length > limits.watchlistDescription) {
    throw new HttpFailure(400, `Description must be ${limits.watchlistDescription} characters or fewer`);
  }
  return description;
}

const maxJsonLength = 64 * 1024;

/** Requires JSON text that may be stored. @throws HttpFailure 400 */
export function requireJsonText(field: string, text: string): string {
  if (parseJsonText(text) === undefined) throw new HttpFailure(400, `${field} must be JSON`);
  if (text.length > maxJsonLength) throw new HttpFailure(400, `${field} must be shorter`);
  return text;
}
