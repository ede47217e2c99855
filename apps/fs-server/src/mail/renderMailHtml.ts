import { escapeHtml } from '../http/escapeHtml.ts';
import type { MailContent, MailPart } from './MailContent.ts';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraph = 'margin:0 0 16px;font-size:16px;line-height:24px;overflow-wrap:anywhere';

/** Mail clients that know dark mode use these; the others show the inline colors, which are readable on their own. */
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#14171a!important}
.card{background:#1c2023!important;border-color:#33383c!important}
.ink{color:#eceae4!important}
.muted{color:#a9aeab!important}
.link{color:#6fc7a4!important}
.action{background:#2f8f6b!important;color:#ffffff!important}
.code{background:#272c30!important;color:#eceae4!important}
}`;

/**
 * Renders a mail as HTML that mail clients show alike: one column of tables with inline styles, no pictures, no scripts,
 * nothing loaded.
 */
export function renderMailHtml({
  language,
  subject,
  productName,
  parts,
}: Pick<Required<MailContent>, 'language' | 'subject' | 'productName' | 'parts'>): string {
  const isRightToLeft = language === 'ar';
  // Mail clients drop the html element, so the body has them, too.
  const attributes = `lang="${language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}"`;
  const start = isRightToLeft ? 'right' : 'left';
  return `<!doctype html>
<html ${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${style}
</style>
</head>
<body ${attributes} class="page" style="margin:0;padding:0;background:#fbfaf7">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" class="page" style="background:#fbfaf7">
<tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:560px;${font}">
<tr><td class="ink" style="padding:0 0 16px;font-family:Georgia,serif;font-size:20px;font-weight:bold;color:#1b1f1d">${escapeHtml(productName)}</td></tr>
<tr><td class="card ink" style="padding:24px;background:#ffffff;border:1px solid #e4e1d8;border-radius:10px;color:#1b1f1d">
${parts.map((part) => renderPart(part, start)).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function renderPart(part: MailPart, start: 'left' | 'right'): string {
  switch (part.kind) {
    case 'text':
      return `<p style="${paragraph}">${escapeLines(part.text)}</p>`;
    case 'action':
      return `<p style="${paragraph}"><a class="action" href="${escapeHtml(part.href)}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:#12664b;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(part.label)}</a></p>`;
    case 'link':
      return `<p style="${paragraph}">${escapeLines(part.text)} ${link(part)}</p>`;
    case 'code':
      return `<p style="${paragraph}">${escapeLines(part.text)}</p>
<p style="margin:0 0 16px"><span class="code" style="display:inline-block;padding:8px 16px;border-radius:6px;background:#f1efe8;color:#1b1f1d;font-family:Menlo,Consolas,monospace;font-size:24px;line-height:32px;letter-spacing:4px">${escapeHtml(part.code)}</span></p>`;
    case 'quote':
      return `<blockquote class="muted" style="margin:0 0 16px;padding-${start}:12px;border-${start}:3px solid #c9c5b8;color:#5b615d;font-size:16px;line-height:24px;overflow-wrap:anywhere">${escapeLines(part.text)}</blockquote>`;
    case 'list':
      return `<h2 style="margin:0 0 8px;font-size:18px;line-height:24px;overflow-wrap:anywhere">${escapeHtml(part.title)}</h2>
<ul style="margin:0 0 8px;padding:0;padding-${start}:20px">${part.lines.map((line) => `<li style="margin:0 0 4px;font-size:16px;line-height:24px;overflow-wrap:anywhere">${escapeHtml(line)}</li>`).join('')}</ul>
<p style="${paragraph}">${link(part)}</p>`;
  }
}

function link({ href, label }: { href: string; label: string }): string {
  return `<a class="link" href="${escapeHtml(href)}" style="color:#12664b">${escapeHtml(label)}</a>`;
}

function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
