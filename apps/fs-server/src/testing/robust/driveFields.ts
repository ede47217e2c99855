import { type ListServer, startListServer } from '../../areas/watchlists/testing/listServer.ts';
import { isAccepted, problemOfAnswer, readJson } from './answers.ts';
import type { CallResult } from './callLog.ts';
import { changeOf, versionsOf } from './changeOf.ts';
import { DriveCounts } from './DriveCounts.ts';
import { Faults } from './Faults.ts';
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
  /** What calls gave in an earlier run, which are not made again. */
  done?: ReadonlyMap<string, CallResult>;
  /** Called with what each call gave, when all of its fields are done. */
  onDone?: (name: string, result: CallResult) => Promise<void>;
}

/** Texts of which a field that takes numbers or choices gets so many: its schema refuses any. */
const fewTexts = 12;
/** Calls that can end the session of who makes them, or remove the records of others. */
const endings = /^(deleteAccount|endSessions|endSession|leaveWorkspace|handOnWorkspace)$/;

let lastMarker = 0;

/** Harmless texts, one of which shows where a field is stored. New ones each time, because some stay where they were. */
function newMarkers(): readonly string[] {
  lastMarker += 1;
  const word = `robustmarker${lastMarker}x`;
  return [`R${word.slice(1)}`, `${word}@foresight.example`, `https://${word}.example/${word}`];
}

/** Sends every text to every field of every call, and compares what is kept with what was sent. */
export async function driveFields(options: DriveOptions): Promise<DriveCounts> {
  const { faults, only, progress, done, onDone } = options;
  const counts = new DriveCounts();
  let server = await startServer();
  for (const call of robustCalls) {
    if (only !== null && !only.test(call.name)) continue;
    const start = performance.now();
    const result = done?.get(call.name) ?? (await driveCall(server, call, counts.fields, options));
    counts.add(result);
    faults.addAll(result.faults);
    if (done?.has(call.name)) continue;
    await onDone?.(call.name, result);
    progress(`${call.name}: ${result.fields} fields, ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (!endings.test(call.name)) continue;
    await server.close();
    server = await startServer();
  }
  await server.close();
  return counts;
}

/** @param turn The number of fields before this call's. */
async function driveCall(
  server: ListServer,
  call: RobustCall,
  turn: number,
  { texts, share, progress }: DriveOptions,
): Promise<CallResult> {
  const counts = new DriveCounts();
  const faults = new Faults(progress);
  counts.calls = 1;
  const fields = await call.fields(server);
  // After the records of the call, which stay.
  const driver = await openDriver(server, call, counts);
  for (const [at, field] of fields.entries()) {
    const own = field.isText
      ? texts.filter((_, text) => text % share === (turn + at) % share)
      : spread(texts, turn + at);
    counts.fields += 1;
    await driver.drive(field, own, faults);
  }
  return { ...counts.toResult(), faults: faults.entries() };
}

const startServer = () =>
  startListServer({
    attempts: { count: async () => true, waitFor: async () => 0, uncount: async () => undefined },
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
      const kept = await this.#keptAs(text, { where, echo: field.echo(readJson(answer)), stored });
      if (kept !== null) counts.countKept(kept.change);
      if (kept?.problem !== undefined) faults.add(where, kept.problem, text);
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
    for (const marker of newMarkers()) {
      if (!isAccepted(await this.#send(field, marker))) continue;
      const stored = await tables.find(marker);
      await tables.removeAdded();
      if (stored.length > 0) return stored;
    }
    return [];
  }

  /** How a text was kept; null where neither the answer nor the database tells. */
  async #keptAs(
    text: string,
    { where, echo, stored }: { where: string; echo: unknown; stored: readonly StoredIn[] },
  ): Promise<Kept | null> {
    const { tables } = this.#parts;
    if (!tables) return null;
    if (typeof echo === 'string') {
      const change = changeOf(text, echo, where);
      return change === null ? { change: 'other', problem: 'an accepted text is answered as another' } : { change };
    }
    if (stored.length === 0) return null;
    for (const version of versionsOf(text, where)) {
      for (const place of stored) {
        const times = await tables.count(place, version.text);
        if (times === 0) continue;
        const { change } = version;
        return times > place.times ? { change, problem: `is kept ${times} times in ${nameOf(place)}` } : { change };
      }
    }
    // Where a text may be left out, one of nothing is.
    if (text.trim() === '') return { change: 'as none' };
    return { change: 'other', problem: `an accepted text is not in ${stored.map(nameOf).join(', ')}` };
  }
}

/** How a text was kept, and what is wrong with that. */
interface Kept {
  change: string;
  problem?: string;
}

const nameOf = ({ table, column }: StoredIn) => `${table}.${column}`;
