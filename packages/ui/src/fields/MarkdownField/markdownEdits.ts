/** A text and its selection. Offsets are in UTF-16 units. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces the text between `from` and `to` with `insert`, then selects from `start` to `end` of the result. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

export type MarkdownTool = 'bold' | 'italic' | 'code' | 'heading' | 'list' | 'quote' | 'link';

/** What each tool does to the selection. A second use undoes the first. */
export const markdownEdits = {
  bold: (selected) => wrap(selected, '**'),
  italic: (selected) => wrap(selected, '_'),
  code: (selected) => (chosen(selected).includes('\n') ? fence(selected) : wrap(selected, '`')),
  heading: (selected) => prefix(selected, '## '),
  list: (selected) => prefix(selected, '- '),
  quote: (selected) => prefix(selected, '> '),
  link,
} satisfies Record<MarkdownTool, (selected: Selected) => Edit>;

function chosen({ text, start, end }: Selected): string {
  return text.slice(start, end);
}

function wrap(selected: Selected, mark: string): Edit {
  const { text, start, end } = selected;
  const words = chosen(selected);
  const { length } = mark;
  if (text.slice(start - length, start) === mark && text.slice(end, end + length) === mark) {
    return { from: start - length, to: end + length, insert: words, start: start - length, end: end - length };
  }
  if (words.length >= 2 * length && words.startsWith(mark) && words.endsWith(mark)) {
    return { from: start, to: end, insert: words.slice(length, -length), start, end: end - 2 * length };
  }
  return { from: start, to: end, insert: `${mark}${words}${mark}`, start: start + length, end: end + length };
}

function fence(selected: Selected): Edit {
  const opening = '```\n';
  const { start, end } = selected;
  return {
    from: start,
    to: end,
    insert: `${opening}${chosen(selected)}\n\`\`\``,
    start: start + opening.length,
    end: end + opening.length,
  };
}

/** Adds a mark at the beginning of each line that the selection touches. */
function prefix({ text, start, end }: Selected, mark: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const insert = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join('\n');
  const caret = Math.max(from, start + (isMarked ? -mark.length : mark.length));
  return {
    from,
    to,
    insert,
    start: lines.length > 1 ? from : caret,
    end: Math.max(caret, end + insert.length - (to - from)),
  };
}

const address = 'https://';

/** Around text, selects the place of the URL; around a URL, the place of the text. */
function link(selected: Selected): Edit {
  const { start, end } = selected;
  const words = chosen(selected);
  const isAddress = /^https?:\/\/\S+$/.test(words);
  const insert = isAddress ? `[](${words})` : `[${words}](${address})`;
  if (isAddress || words === '') return { from: start, to: end, insert, start: start + 1, end: start + 1 };
  const at = start + words.length + '[]('.length;
  return { from: start, to: end, insert, start: at, end: at + address.length };
}
