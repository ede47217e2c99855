import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../http/escapeHtml.ts';
import { renderPlainPage } from '../http/renderPlainPage.ts';
import type { Outbox, OutboxMessage } from './outbox.ts';

/** Path of the page that shows the sent mail. */
export const outboxPath = '/outbox';

const messageCount = 100;

/** Registers the outbox page. On loopback only, because the page shows the mail of all users. */
export function registerOutboxPage(app: FastifyInstance, outbox: Outbox): void {
  app.get(outboxPath, async (_request, reply) => {
    const messages = await outbox.list(messageCount);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(renderPage(messages));
  });
}

function renderPage(messages: readonly OutboxMessage[]): string {
  const list = messages.length > 0 ? messages.map(renderMessage).join('\n') : '<p>No mail has been sent yet.</p>';
  const lead = `The latest ${messageCount} messages. On this machine, mail is saved here instead of being sent.`;
  return renderPlainPage('Outbox', `<p>${lead}</p>\n${list}`);
}

function renderMessage({ to, subject, text, sentAt }: OutboxMessage): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${sentAt}">${sentAt}</time></p>
<pre>${withLinks(escapeHtml(text))}</pre>
</article>`;
}

/** Turns URLs into links. The text must be escaped, so that a quote cannot end the attribute. */
function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, '<a href="$&" rel="noreferrer">$&</a>');
}
