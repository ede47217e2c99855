import type { MailContent, MailPart } from './MailContent.ts';
import type { MailMessage } from './mail.ts';
import { renderMailHtml } from './renderMailHtml.ts';

/** Makes a mail with a text and an HTML part from the same content, so that neither says more than the other. */
export function composeMail({
  key,
  to,
  language = 'en',
  subject,
  productName,
  unsubscribeUrl,
  parts,
}: MailContent): MailMessage {
  return {
    ...(key !== undefined && { key }),
    to,
    subject,
    text: parts.map(renderText).join('\n\n'),
    html: renderMailHtml({ language, subject, productName, parts }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}

function renderText(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'action':
      return part.href;
    case 'link':
      return `${part.text} ${part.href}`;
    case 'code':
      return `${part.text} ${part.code}`;
    case 'quote':
      return part.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'list':
      return [part.title, ...part.lines.map((line) => `- ${line}`), part.href].join('\n');
  }
}
