/** A parsed record, or why it could not be parsed. Positions are offsets into the scanned text. */
export type ScannedRecord =
  | { outcome: 'record'; cells: string[]; end: number; openQuote: number | null }
  /** The text ends before the record does. */
  | { outcome: 'incomplete'; openQuote: number | null }
  /** Text follows a closing quote, or a multi-line record has too many cells. */
  | { outcome: 'malformed'; openQuote: number; at: number };

export interface RecordShape {
  delimiter: string;
  /** Number of cells per record. */
  width: number;
}

/**
 * Parses one CSV record (RFC 4180) that starts at `start`. A quote inside an unquoted cell is an ordinary character, as
 * in inches. `openQuote` is the quote that made the record span lines. We use no library, because none resumes after an
 * unclosed quote.
 *
 * @param isEnd Whether nothing follows `text`.
 */
export function scanRecord(text: string, start: number, shape: RecordShape, isEnd: boolean): ScannedRecord {
  const newline = text.indexOf('\n', start);
  if (newline === -1 && !isEnd) {
    return { outcome: 'incomplete', openQuote: null };
  }
  const lineEnd = newline === -1 ? text.length : newline;
  const line = text.slice(start, lineEnd);
  if (!line.includes('"')) {
    const cells = (line.endsWith('\r') ? line.slice(0, -1) : line).split(shape.delimiter);
    return { outcome: 'record', cells, end: newline === -1 ? lineEnd : lineEnd + 1, openQuote: null };
  }
  const scanned = scanQuotedRecord(text, start, shape);
  return scanned.outcome === 'record' && scanned.end === text.length && !isEnd && text[scanned.end - 1] !== '\n'
    ? { outcome: 'incomplete', openQuote: scanned.openQuote }
    : scanned;
}

/** Like `scanRecord`, for a text that is complete. */
function scanQuotedRecord(text: string, start: number, { delimiter, width }: RecordShape): ScannedRecord {
  const cells: string[] = [];
  let openQuote: number | null = null;
  for (let position = start; ; ) {
    const cell = text[position] === '"' ? scanQuotedCell(text, position) : scanPlainCell(text, position, delimiter);
    if (cell === null) {
      return { outcome: 'incomplete', openQuote: position };
    }
    if (cell.spansLines) openQuote ??= position;
    cells.push(cell.value);
    const lineEnd = text[cell.end] === '\r' ? cell.end + 1 : cell.end;
    if (lineEnd >= text.length || text[lineEnd] === '\n') {
      return { outcome: 'record', cells, end: Math.min(lineEnd + 1, text.length), openQuote };
    }
    if (text[cell.end] !== delimiter || (openQuote !== null && cells.length > width)) {
      return { outcome: 'malformed', openQuote: openQuote ?? position, at: cell.end };
    }
    position = cell.end + 1;
  }
}

interface Cell {
  value: string;
  spansLines: boolean;
  end: number;
}

/** Null when the quote is not closed within the text. */
function scanQuotedCell(text: string, openQuote: number): Cell | null {
  let isEscaped = false;
  let close = text.indexOf('"', openQuote + 1);
  while (close !== -1 && text[close + 1] === '"') {
    isEscaped = true;
    close = text.indexOf('"', close + 2);
  }
  if (close === -1) {
    return null;
  }
  const value = text.slice(openQuote + 1, close);
  return { value: isEscaped ? value.replaceAll('""', '"') : value, spansLines: value.includes('\n'), end: close + 1 };
}

function scanPlainCell(text: string, start: number, delimiter: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') {
    end += 1;
  }
  const isLast = end === text.length || text[end] === '\n';
  const valueEnd = isLast && text[end - 1] === '\r' && end > start ? end - 1 : end;
  return { value: text.slice(start, valueEnd), spansLines: false, end: valueEnd };
}
