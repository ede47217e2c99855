import { escapeHtml } from '../../http/escapeHtml.ts';

/** Path of the style sheet, because the content policy forbids inline styles. */
export const stylesPath = '/billing/test/styles.css';

/** Renders one of the test pages. @param content HTML with escaped values */
export function renderTestPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${stylesPath}">
</head>
<body>
<div class="test" role="note">Test payments. No money is charged, and no card is needed.</div>
<main>
${content}
</main>
</body>
</html>`;
}

export const formatCents = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

export const formatDay = (instant: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));
