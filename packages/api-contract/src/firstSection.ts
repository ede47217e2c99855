import { limits } from './limits.ts';

const fence = /^ {0,3}(`{3,}|~{3,})/;

/**
 * The first section of a Markdown text: until its second heading of level 1 or 2. Of a text with a single section, the
 * first paragraph.
 */
export function firstSection(content: string): string {
  const lines = content.split('\n');
  let open: string | undefined;
  let headings = 0;
  for (const [index, line] of lines.entries()) {
    const [, mark] = fence.exec(line) ?? [];
    if (mark !== undefined && open === undefined) open = mark;
    else if (mark !== undefined && open !== undefined && mark.startsWith(open)) open = undefined;
    else if (open === undefined && /^ {0,3}#{1,2}(\s|$)/.test(line)) {
      headings += 1;
      const isSecond =
        headings === 2 || (headings === 1 && lines.slice(0, index).some((before) => before.trim() !== ''));
      if (isSecond) return lines.slice(0, index).join('\n').trimEnd();
    }
  }
  return firstParagraph(content);
}

function firstParagraph(content: string): string {
  const blocks = content.trim().split(/\n\s*\n/);
  const text = blocks.findIndex((block) => !block.startsWith('#'));
  return blocks
    .slice(0, text + 1)
    .join('\n\n')
    .slice(0, limits.courseSummary * 2);
}
