/** The one order of all our styles: a later layer wins over an earlier one. */
export const layers = ['fs.reset', 'fs.theme', 'fs.primitive', 'fs.widget', 'fs.app'] as const;
