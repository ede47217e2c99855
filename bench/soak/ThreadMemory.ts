/** What one thread of the server holds, in bytes. */
export interface ThreadMemory {
  heapUsed: number;
  heapTotal: number;
  external: number;
  arrayBuffers: number;
  /** What V8 took from the allocator for itself, such as its compilers' work. */
  malloced: number;
  mallocedPeak: number;
  /** Linear memory of WebAssembly: PostgreSQL's own. */
  wasm: number;
}
