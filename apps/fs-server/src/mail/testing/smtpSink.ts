import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  content: string;
}

/** A mail service on loopback, which records what it gets. */
export interface SmtpSink {
  url: string;
  /** Accepted mails, oldest first. */
  received: ReceivedMail[];
  /** Accepts no mail until the returned function is called. What was being sent by whoever is gone then, is lost. */
  hold(): () => void;
  /** Mails that wait to be accepted, and whose senders are still there. */
  held(): number;
  close(): Promise<void>;
}

export async function startSmtpSink(options: SMTPServerOptions = {}): Promise<SmtpSink> {
  const received: ReceivedMail[] = [];
  /** Connections whose mail waits. */
  const held = new Set<string>();
  let isOpen = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onClose: ({ id }) => void held.delete(id),
    onData: async (stream, { id, envelope }, done) => {
      const content = (await buffer(stream)).toString();
      held.add(id);
      await isOpen;
      if (!held.delete(id)) return;
      const from = envelope.mailFrom === false ? '' : (envelope.mailFrom?.address ?? '');
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), content });
      done();
    },
    ...options,
  });
  const socket = server.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    url: `smtp://127.0.0.1:${(socket.address() as AddressInfo).port}`,
    received,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      isOpen = promise;
      return resolve;
    },
    held: () => held.size,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
