import { limits } from '@fs/api-contract';

/** Text that the contract takes in up to this many characters. */
const fits = (text: string, length: number) =>
  text.isWellFormed() && !text.includes('\0') && [...text].length <= length;

/** What messaging keeps of a text, by what the text is there; null where it refuses it. */
export const keptInChat = {
  /** Line ends are one character; of the control characters, only they and tabs stay; nothing blank is at the end. */
  message: (text: string): string | null => {
    const content = text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
    return fits(text, limits.messageLength) && content.trim() !== '' ? content.trimEnd() : null;
  },
  /** One line. */
  channel: (text: string): string | null => {
    const name = text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ').trim();
    return fits(text, limits.channelName) && name !== '' ? name : null;
  },
  /** One line without folders, and nothing that turns the direction of its letters. */
  file: (text: string): string | null => {
    const name = text.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029/\\]/gu, '_').trim();
    return fits(text, limits.fileName) && text !== '' ? name || 'file' : null;
  },
  /** Letters of any script and the characters of accounts §5, two or more. */
  person: (text: string): string | null => {
    const name = text.trim();
    const isName = /^[\p{L}\p{M}._^+*&%$#!~@,-]*$/u.test(name) && [...name].length >= limits.personName;
    return fits(text, 100) && isName ? name : null;
  },
};
