/**
 * Behind `npm run bench [-- sizes|start|server]`: measures size and speed and prints them. Figures are for people to
 * compare on one machine in one hour; nothing asserts them.
 */
import { cpus } from 'node:os';

// What readers get is measured. Libraries look at this when they are loaded, so it stands before every import of one.
process.env.NODE_ENV = 'production';

const benches = {
  sizes: async () => (await import('./sizes.ts')).measureSizes,
  start: async () => (await import('./start.ts')).measureStart,
  server: async () => (await import('./server.ts')).measureServer,
} as const;
type Bench = keyof typeof benches;

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const named = words.filter((word) => !word.startsWith('--'));
const names = Object.keys(benches) as Bench[];
const chosen = names.filter((name) => named.length === 0 || named.includes(name));

if (named.some((name) => !names.includes(name as Bench)) || options.some((option) => option !== '--write')) {
  console.error(`Use: npm run bench [-- ${names.join('|')}] [--write]\n--write: sizes, into packages/ui/README.md`);
  process.exitCode = 1;
} else {
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, ${new Date().toISOString()}`);
  for (const name of chosen) {
    const measure = await benches[name]();
    await measure({ isWriting: options.includes('--write') });
  }
}
