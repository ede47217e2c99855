/** Memory of one thread of the server, in bytes. */
export interface ThreadMemory {
  heapUsed: number;
  heapTotal: number;
  external: number;
  arrayBuffers: number;
  /** Memory that V8 allocates for itself, such as its compilers'. */
  malloced: number;
  mallocedPeak: number;
  /** Linear memory of WebAssembly, which is PostgreSQL's. */
  wasm: number;
}
