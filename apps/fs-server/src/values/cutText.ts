/** The start of a text, in UTF-16 units, without half of a character at its end. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
