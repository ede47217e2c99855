import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AppProcess, startApp } from '../e2e/support/startApp.ts';
import { buildWebWhenStale } from '../scripts/web/buildWeb.ts';
import { loadReads, percentiles, perSecond } from './million/loadReads.ts';
import { type BenchOptions, printTable } from './report.ts';
import type { Read } from './server/companyReads.ts';
import { connectTo } from './server/connectTo.ts';
import { importData } from './server/importData.ts';
import { itemAt } from './server/outcomes.ts';
import { mixedReads } from './soak/mixedReads.ts';
import type { ThreadMemory } from './soak/ThreadMemory.ts';

const connections = 4;
const role = 'unlimited';
const minuteMs = 60_000;

const headings = ['minute', 'RSS', 'heap', 'heap, database', 'WASM', 'external', 'ArrayBuffers', 'reads', 'failed'];

/**
 * Measures the server's memory under constant reads: `--minutes=60` (default 10), on the sample world, on a copy of
 * `--data=FOLDER`, or on an import of `--import=FOLDER`.
 */
export async function measureSoak({ dataFolder, importFolder, minutes = 10 }: BenchOptions): Promise<void> {
  await buildWebWhenStale(console.log);
  const dataDir = await prepareData(dataFolder, importFolder);
  const reports = await mkdtemp(join(tmpdir(), 'foresight-soak-'));
  const app = await startApp({
    dataDir,
    nodeFlags: [...(await startFlags()), '--import', join(import.meta.dirname, 'soak/reportMemory.ts')],
    // Each request claims another client address, so that no rate limit ends the load.
    environment: { SOAK_MEMORY_FOLDER: reports, TRUST_PROXY: '1', LOG_LEVEL: 'error' },
  });
  try {
    const credentials = { email: app.signIns.get(role) ?? '', password: app.password ?? '' };
    const { client, userId } = await connectTo(app.url, credentials);
    const reads = await mixedReads(client, userId);
    await soak(app, { reads, reports, minutes });
    await searchAtOnce(app.url, reads);
  } finally {
    await app.stop();
    await Promise.all([dataDir, reports].map((folder) => rm(folder, { recursive: true })));
  }
}

/** The flags of `npm start`. */
async function startFlags(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8'));
  return (scripts['foresight:start'] as string).split(' ').filter((word) => word.startsWith('--'));
}

async function prepareData(dataFolder?: string, importFolder?: string): Promise<string> {
  if (importFolder !== undefined) return importData(importFolder);
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-soak-data-'));
  if (dataFolder !== undefined) await cp(dataFolder, dataDir, { recursive: true });
  return dataDir;
}

interface Soak {
  reads: readonly Read[];
  /** Folder of the reports of memory. */
  reports: string;
  minutes: number;
}

async function soak(app: AppProcess, { reads, reports, minutes }: Soak): Promise<void> {
  const table: (readonly string[])[] = [headings];
  const counts = { reads: 0, failed: 0 };
  const end = Date.now() + minutes * minuteMs;
  const readOn = async (offset: number) => {
    for (let index = offset; Date.now() < end; index += connections) {
      const [, read] = itemAt(reads, index);
      await read(Math.floor(index / reads.length)).catch(() => {
        counts.failed += 1;
      });
      counts.reads += 1;
    }
  };
  const note = async () => {
    for (let minute = 0; minute <= minutes; minute += 1) {
      if (minute > 0) await pause(Math.max(0, end - (minutes - minute) * minuteMs - Date.now()));
      const row = [
        String(minute),
        ...(await memoryCells(app.pid, reports)),
        String(counts.reads),
        String(counts.failed),
      ];
      process.stderr.write(`${row.join('  ')}\n`);
      table.push(row);
    }
  };
  await Promise.all([note(), ...Array.from({ length: connections }, (_, offset) => readOn(offset))]);
  const how = `Mixed reads by the app’s own client over HTTP, ${connections} connections, each asking as soon as it was answered; in MB.`;
  printTable('Soak', `${how}\nLoad of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`, table);
}

/** Measures how long health takes, asked without a user as monitors do, while 50 connections search. */
async function searchAtOnce(url: string, reads: readonly Read[]): Promise<void> {
  const found = reads.filter(([what]) => what === 'search over everything');
  const [, search] = itemAt(found, 0);
  const askHealth = async () => {
    const { ok, status } = await fetch(new URL('/health', url));
    if (!ok) throw new Error(`health answered ${status}`);
  };
  const [searches, health] = await Promise.all([
    loadReads(search, { connections: 50, seconds: 20 }),
    loadReads(askHealth, { connections: 1, seconds: 20, pauseMs: 100 }),
  ]);
  printTable('Saturated', 'Searches over everything on 50 connections, and health meanwhile; in ms.', [
    ['', 'median', 'p95', 'p99', 'a second', 'failed'],
    ['search over everything', ...percentiles(searches), perSecond(searches), String(searches.failed)],
    ['health', ...percentiles(health), perSecond(health), String(health.failed)],
  ]);
}

async function memoryCells(pid: number, reports: string): Promise<string[]> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const rss = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
  const [main, database] = (await Promise.all(
    ['main.json', 'database.json'].map(async (name) => JSON.parse(await readFile(join(reports, name), 'utf8'))),
  )) as [ThreadMemory, ThreadMemory];
  const figures = [
    rss,
    main.heapUsed,
    database.heapUsed,
    database.wasm,
    main.external + database.external,
    main.arrayBuffers + database.arrayBuffers,
  ];
  return figures.map((bytes) => (bytes / 1e6).toFixed(0));
}
