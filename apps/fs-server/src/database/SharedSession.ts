/** A request of one connection, up to the message that PostgreSQL responds to. */
export interface SessionRequest {
  connection: number;
  bytes: Uint8Array;
}

interface SessionOptions {
  /** Has PostgreSQL run a request. */
  exchange: (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;
  respond: (connection: number, bytes: Uint8Array<ArrayBuffer>) => void;
  /** Called with what `exchange` rejects with. */
  onFailure: (error: unknown) => void;
}

const terminate = 'X'.charCodeAt(0);

const rollback = Buffer.from('Q\0\0\0\x0drollback\0', 'latin1');

/**
 * Lets connections take turns in PostgreSQL's one session, so that the next request is there when one has ended. A
 * connection in a transaction keeps the session until its end; requests of the others wait.
 */
export class SharedSession {
  readonly #options: SessionOptions;
  readonly #waiting: SessionRequest[] = [];
  #holder: number | null = null;
  #isRunning = false;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  /** Number of requests that wait for the end of a transaction. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async receive(request: SessionRequest): Promise<void> {
    this.#waiting.push(request);
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let next = this.#takeNext(); next !== undefined; next = this.#takeNext()) {
        await this.#run(next);
      }
    } catch (error) {
      this.#options.onFailure(error);
    } finally {
      this.#isRunning = false;
    }
  }

  #takeNext(): SessionRequest | undefined {
    const index = this.#waiting.findIndex(({ connection }) => this.#holder === null || connection === this.#holder);
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #run({ connection, bytes }: SessionRequest): Promise<void> {
    const isLast = bytes[0] === terminate;
    if (isLast && connection === this.#holder) {
      await this.#options.exchange(rollback);
    }
    const response = isLast ? new Uint8Array() : await this.#options.exchange(bytes);
    this.#holder = isLast || isIdle(response) ? null : connection;
    this.#options.respond(connection, response);
  }
}

/** Whether a response ends with “ready for query” outside of a transaction. */
function isIdle(response: Uint8Array): boolean {
  const end = Buffer.from(response.buffer, response.byteOffset, response.byteLength).subarray(-6).toString('latin1');
  return end === 'Z\0\0\0\x05I';
}
