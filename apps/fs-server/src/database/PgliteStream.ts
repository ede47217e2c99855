import { Duplex } from 'node:stream';

/** First bytes of the messages that PostgreSQL answers: start-up, simple query, sync, terminate, flush. */
const answered = new Set([0, ...Buffer.from('QSXH')]);

/** The socket that pg's client believes it has: its bytes go to a database in this process and no further. */
export class PgliteStream extends Duplex {
  readonly #send: (bytes: Uint8Array) => void;
  #waiting: Buffer[] = [];

  constructor(send: (bytes: Uint8Array) => void) {
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

  /** pg writes one message at a time; PGlite must be given all of a request together, or it answers too early. */
  override _write(message: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#waiting.push(message);
    if (answered.has(message[0] ?? -1)) {
      const request = Buffer.concat(this.#waiting);
      this.#waiting = [];
      this.#send(request);
    }
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _read(): void {
    // Answers are pushed as they come.
  }
}
