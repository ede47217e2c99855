import { type ListServer, startListServer } from '../../areas/watchlists/testing/listServer.ts';
import { isAccepted, problemOfAnswer, readJson } from './answers.ts';
import { changeOf, versionsOf } from './changeOf.ts';
import type { Faults } from './Faults.ts';
import { type RobustCall, type RobustField, robustCalls } from './robustFields.ts';
import { type StoredIn, watchTables } from './storedTexts.ts';

export interface DriveOptions {
  texts: readonly string[];
  faults: Faults;
  /** Every which text a field gets; the next field gets the others. 1 is all. */
  share: number;
  /** Names of calls; all without it. */
  only: RegExp | null;
  progress: (line: string) => void;
}

/** What was sent, and what was made of it. */
export class DriveCounts {
  calls = 0;
  fields = 0;
  inputs = 0;
  accepted = 0;
  /** How accepted texts were kept, by how many of those that an answer or the database tells. */
  readonly kept = new Map<string, number>();

  countKept(change: string): void {
    this.kept.set(change, (this.kept.get(change) ?? 0) + 1);
  }
}

/** Texts of which a field that takes numbers or choices gets so many: its schema refuses any. */
const fewTexts = 12;
/** Calls that can end the session of who makes them, or remove the records of others. */
const endings = /^(deleteAccount|endSessions|endSession|leaveWorkspace|handOnWorkspace)$/;

/** Harmless texts, one of which shows where a field is stored. */
const markers = ['Robustmarker77', 'robustmarker77@foresight.example', 'https://robustmarker77.example/robustmarker77'];

/** Sends every text to every field of every call, and compares what is kept with what was sent. */
export async function driveFields({ texts, faults, share, only, progress }: DriveOptions): Promise<DriveCounts> {
  const counts = new DriveCounts();
  let server = await startServer();
  for (const call of robustCalls) {
    if (only !== null && !only.test(call.name)) continue;
    const start = performance.now();
    const fields = await call.fields(server);
    // After the records of the call, which stay.
    const driver = await openDriver(server, call, counts);
    for (const field of fields) {
      const turn = counts.fields;
      counts.fields += 1;
      const own = field.isText ? texts.filter((_, at) => at % share === turn % share) : spread(texts, turn);
      await driver.drive(field, own, faults);
    }
    counts.calls += 1;
    progress(`${call.name}: ${fields.length} fields, ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (!endings.test(call.name)) continue;
    await server.close();
    server = await startServer();
  }
  await server.close();
  return counts;
}

const startServer = () =>
  startListServer({
    attempts: { count: async () => true, uncount: async () => undefined },
    requestsPerMinute: Number.MAX_SAFE_INTEGER,
  });

function spread(texts: readonly string[], turn: number): string[] {
  const step = Math.max(1, Math.floor(texts.length / fewTexts));
  return texts.filter((_, at) => at % step === turn % step).slice(0, fewTexts);
}

async function openDriver(server: ListServer, call: RobustCall, counts: DriveCounts): Promise<Driver> {
  const authorization = await server.authorizationOf(call.role);
  return new Driver({
    server,
    call,
    counts,
    authorization,
    tables: call.writes ? await watchTables(server.database) : null,
  });
}

interface DriverParts {
  server: ListServer;
  call: RobustCall;
  counts: DriveCounts;
  authorization: string;
  /** Null for a call that only reads. */
  tables: Awaited<ReturnType<typeof watchTables>> | null;
}

class Driver {
  readonly #parts: DriverParts;

  constructor(parts: DriverParts) {
    this.#parts = parts;
  }

  async drive(field: RobustField, texts: readonly string[], faults: Faults): Promise<void> {
    const { call, counts, tables } = this.#parts;
    const where = `${call.name} ${field.name}`;
    const stored = await this.#findStored(field);
    for (const text of texts) {
      const answer = await this.#send(field, text);
      counts.inputs += 1;
      const problem = problemOfAnswer(answer);
      if (problem !== null) faults.add(where, problem, text);
      if (!isAccepted(answer)) continue;
      counts.accepted += 1;
      const change = await this.#changeOf(text, field.echo(readJson(answer)), stored);
      if (change !== null) counts.countKept(change);
      if (change === 'other') faults.add(where, 'an accepted text is kept as another', text);
      await tables?.removeAdded();
    }
  }

  #send(field: RobustField, text: string) {
    const { server, authorization } = this.#parts;
    const { headers, ...request } = field.request(text);
    return server.app.inject({ ...request, headers: { ...headers, authorization } });
  }

  async #findStored(field: RobustField): Promise<StoredIn[]> {
    const { tables } = this.#parts;
    if (!tables || !field.isText) return [];
    for (const marker of markers) {
      if (!isAccepted(await this.#send(field, marker))) continue;
      const stored = await tables.find(marker);
      await tables.removeAdded();
      if (stored.length > 0) return stored;
    }
    return [];
  }

  /** How a text was kept; null where neither the answer nor the database tells. */
  async #changeOf(text: string, echo: unknown, stored: readonly StoredIn[]): Promise<string | null> {
    const { tables } = this.#parts;
    if (!tables) return null;
    if (typeof echo === 'string') return changeOf(text, echo) ?? 'other';
    for (const version of stored.length === 0 ? [] : versionsOf(text)) {
      for (const place of stored) if (await tables.holds(place, version.text)) return version.change;
    }
    return stored.length === 0 ? null : 'other';
  }
}
