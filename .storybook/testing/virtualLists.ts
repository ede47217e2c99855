/**
 * Setup file of the stories. React Aria draws long lists whole under test, for test environments in which nothing has a
 * size, unless this is set; here is a browser, and stories count what is drawn.
 */
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });
