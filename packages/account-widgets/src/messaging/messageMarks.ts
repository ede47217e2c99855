/** What a message marks: an address, and bold, italic and code text. */
export const marks = /(https?:\/\/[^\s<>"]+)|\*\*([^*\n]+)\*\*|_([^_\n]+)_|`([^`\n]+)`/gu;

/** The words of a message without what marks them, for where it is shown in one line. */
export function withoutMarks(text: string): string {
  return text.replace(marks, (whole: string, ...[, bold, italic, code]: (string | undefined)[]) => {
    return bold ?? italic ?? code ?? whole;
  });
}
