/** A page of the server without styles, such as those for operators. @param content HTML with escaped values */
export function renderPlainPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
${content}
</html>`;
}
