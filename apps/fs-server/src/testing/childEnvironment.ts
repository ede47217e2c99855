/**
 * What a server's process needs of this one's environment. `npm test` names a folder for what V8 made of modules, because
 * loading them is most of the work of a start.
 */
export const childEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
