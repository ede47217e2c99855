import { setFlagsFromString } from 'node:v8';

/**
 * Whether V8 may ever optimize the WebAssembly functions that are called for the first time from now on, in the whole
 * process. V8 reads the flag when it compiles a function for its first call. The filter admits one function, here the
 * first import, which is never compiled; -1 admits all.
 */
export function optimizeNewFunctions(isOn: boolean): void {
  setFlagsFromString(`--wasm-tier-up-filter=${isOn ? -1 : 0}`);
}
