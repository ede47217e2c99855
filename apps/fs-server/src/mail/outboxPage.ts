import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../http/escapeHtml.ts';
import type { Outbox, OutboxMessage } from './outbox.ts';

/** Address of the page on which a newcomer reads the mail that the server sent. */
export const outboxPath = '/outbox';

const shown = 100;

/** The readable outbox. Registered on loopback only: whoever reads it reads everybody's mail. */
export function registerOutboxPage(app: FastifyInstance, outbox: Outbox): void {
  app.get(outboxPath, async (_request, reply) => {
    const messages = await outbox.list(shown);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(messages));
  });
}

function page(messages: readonly OutboxMessage[]): string {
  const list = messages.length > 0 ? messages.map(article).join('\n') : '<p>No mail has been sent yet.</p>';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Outbox</title>
<h1>Outbox</h1>
<p>The newest ${shown} messages. On this machine mail is kept here instead of being sent.</p>
${list}
</html>`;
}

function article({ to, subject, text, sentAt }: OutboxMessage): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${sentAt}">${sentAt}</time></p>
<pre>${withLinks(escapeHtml(text))}</pre>
</article>`;
}

/** Addresses in text that is escaped already: a quote in one cannot end the attribute. */
function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, '<a href="$&" rel="noreferrer">$&</a>');
}
