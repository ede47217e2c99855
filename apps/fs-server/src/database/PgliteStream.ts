import { Duplex } from 'node:stream';
import { joinBytes } from './joinBytes.ts';

/** Type bytes of the messages that PostgreSQL responds to: startup, simple query, sync, terminate, flush. */
const answered = new Set([0, ...Buffer.from('QSXH')]);

/** The stream that pg's client uses as its socket. Its bytes go to a database in this process. */
export class PgliteStream extends Duplex {
  readonly #send: (bytes: Uint8Array<ArrayBuffer>) => void;
  #waiting: Buffer[] = [];

  constructor(send: (bytes: Uint8Array<ArrayBuffer>) => void) {
    super();
    this.#send = send;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  /** pg writes single messages, but PGlite needs all messages of a request at once, or it responds too early. */
  override _write(message: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#waiting.push(message);
    if (answered.has(message[0] ?? -1)) {
      const messages = this.#waiting;
      this.#waiting = [];
      this.#send(joinBytes(messages));
    }
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _read(): void {
    // Responses are pushed as they arrive.
  }
}
