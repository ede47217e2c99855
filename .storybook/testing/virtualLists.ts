/**
 * Setup file of the stories. Under test, React Aria renders long lists whole unless this is set, for environments
 * without layout. Stories run in a browser and count rendered rows.
 */
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });
