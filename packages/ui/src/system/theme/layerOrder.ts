/** The order of all cascade layers. Later layers override earlier ones. */
export const layers = ['fs.reset', 'fs.theme', 'fs.primitive', 'fs.widget', 'fs.app'] as const;
