/**
 * The content security policy refuses style attributes, which place and hide parts, so they become rules of a style
 * sheet.
 */
export function withoutInlineStyles(html: string): { html: string; css: string } {
  const styles: string[] = [];
  const moved = html.replace(/(<[^<>]*) style="([^"]*)"/g, (_whole, before: string, style: string) => {
    if (!styles.includes(style)) styles.push(style);
    return `${before} data-painted="${styles.indexOf(style)}"`;
  });
  // Values of attributes have no quotes of their own, so a text with these words doesn't match.
  if (/<[^<>]* style=["']/.test(moved)) throw new Error('The first paint has an inline style');
  return { html: moved, css: styles.map((style, at) => `[data-painted="${at}"]{${decode(style)}}`).join('\n') };
}

function decode(style: string): string {
  return style
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
