/** What a notebook can show live of a company. */
export const liveKinds = ['company', 'chart', 'table'] as const;
export type LiveKind = (typeof liveKinds)[number];

/** A line of a notebook that shows current data. */
export interface LiveReference {
  kind: LiveKind;
  companyId: string;
  /** Name of the company when the line was inserted. */
  name: string;
}

/** A run of Markdown, or one live line. */
export type NotebookPart = { kind: 'text'; text: string } | { kind: 'live'; reference: LiveReference };

/** A link to a company alone on its line, so that other programs show a link. */
const liveLine = /^\[((?:[^\]\\]|\\.)*)\]\(\/research\/companies\/([\w-]{1,64})#live-(company|chart|table)\)\s*$/;

const fence = /^ {0,3}(`{3,}|~{3,})/;

/** The line that shows a company live. */
export function formatLiveLine({ kind, companyId, name }: LiveReference): string {
  return `[${name.replace(/[\\[\]]/g, '\\$&')}](/research/companies/${companyId}#live-${kind})`;
}

/** Splits the Markdown of a notebook at its live lines. A line inside of a code block is code. */
export function notebookParts(text: string): NotebookPart[] {
  const parts: NotebookPart[] = [];
  let lines: string[] = [];
  let open: string | undefined;
  const endText = () => {
    const run = lines.join('\n').trim();
    if (run !== '') parts.push({ kind: 'text', text: run });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const [, mark] = fence.exec(line) ?? [];
    if (mark !== undefined && open === undefined) open = mark;
    else if (mark !== undefined && open !== undefined && mark.startsWith(open)) open = undefined;
    const [, name, companyId, kind] = (open === undefined && liveLine.exec(line)) || [];
    if (name === undefined || companyId === undefined) lines.push(line);
    else {
      endText();
      const reference = { kind: kind as LiveKind, companyId, name: name.replace(/\\(.)/g, '$1') };
      parts.push({ kind: 'live', reference });
    }
  }
  endText();
  return parts;
}

/** Where a live line goes, so that it is alone: at a position, with the empty lines that it needs around it. */
export function insertionOf(text: string, position: number, line: string): string {
  const before = text.slice(0, position);
  const after = text.slice(position);
  const [ending = ''] = /\n{0,2}$/.exec(before) ?? [];
  const [beginning = ''] = /^\n{0,2}/.exec(after) ?? [];
  const lead = before === '' ? '' : '\n'.repeat(2 - ending.length);
  return lead + line + '\n'.repeat(2 - beginning.length);
}

/** Whether a position is at the beginning of a line. */
export function isAtLineStart(text: string, position: number): boolean {
  return position === 0 || text[position - 1] === '\n';
}
