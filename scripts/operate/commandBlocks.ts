/** A block of commands of a page. */
export interface CommandBlock {
  /** Of the section that it is in. */
  heading: string;
  commands: string;
  /** Another way, which is shown but not run: its fence says `sh alternative`. */
  isAlternative: boolean;
}

/** The command blocks of a page in Markdown, in order. */
export function commandBlocks(page: string): CommandBlock[] {
  const found = page.matchAll(/^## (?<heading>.+)$|^```sh(?<kind> alternative)?\n(?<commands>[\s\S]*?)^```$/gm);
  const blocks: CommandBlock[] = [];
  let heading = '';
  for (const { groups = {} } of found) {
    if (groups.heading === undefined)
      blocks.push({ heading, commands: groups.commands ?? '', isAlternative: groups.kind !== undefined });
    else heading = groups.heading;
  }
  return blocks;
}

/** The variables that the first block sets: what who follows the page replaces. */
export function valuesOf([values]: readonly CommandBlock[]): string[] {
  return Array.from(values?.commands.matchAll(/(?<=^export .*)\b([A-Z_]+)=/gm) ?? [], ([, name = '']) => name);
}
