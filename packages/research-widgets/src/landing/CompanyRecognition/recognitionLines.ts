/** How many names the landing page looks up, which costs one search each. */
export const mostNames = 5;

/** Names of a pasted text: one per line or cell, each once, and whether there were more than the landing page takes. */
export function recognitionLines(text: string): { names: string[]; hasMore: boolean } {
  const names = new Map<string, string>();
  for (const part of text.split(/[\r\n\t,;]+/)) {
    const name = part.trim().slice(0, 100);
    if (name.length >= 2 && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return { names: [...names.values()].slice(0, mostNames), hasMore: names.size > mostNames };
}
