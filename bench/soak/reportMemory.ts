/**
 * Preloaded into the server by `--import`, in each of its threads: writes the thread's memory into a file periodically,
 * since no other process can read it.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import type { ThreadMemory } from './ThreadMemory.ts';

const everyMs = 1000;
const folder = process.env.SOAK_MEMORY_FOLDER;
const wasmMemories: WebAssembly.Memory[] = [];

/** PGlite does not expose its memory, so record it on creation. */
WebAssembly.Memory = class extends WebAssembly.Memory {
  constructor(descriptor: WebAssembly.MemoryDescriptor) {
    super(descriptor);
    wasmMemories.push(this);
  }
};

function write(): void {
  const { heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
  const { malloced_memory, peak_malloced_memory } = getHeapStatistics();
  const memory: ThreadMemory = {
    heapUsed,
    heapTotal,
    external,
    arrayBuffers,
    malloced: malloced_memory,
    mallocedPeak: peak_malloced_memory,
    wasm: wasmMemories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
  };
  const path = join(folder ?? '', isMainThread ? 'main.json' : 'database.json');
  writeFileSync(`${path}.draft`, JSON.stringify(memory));
  renameSync(`${path}.draft`, path);
}

if (folder !== undefined) setInterval(write, everyMs).unref();
