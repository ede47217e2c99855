/**
 * Behind `npm run bench [-- sizes|start|lighthouse|form|table|watchlist|server|million|messages|soak]`: measures sizes and speed and prints them.
 * Figures compare runs on one machine within an hour; no test asserts them.
 */
import { cpus } from 'node:os';

// Measures production builds. Libraries read this when they load, so it comes before every import of one.
process.env.NODE_ENV = 'production';

const benches = {
  sizes: async () => (await import('./sizes.ts')).measureSizes,
  start: async () => (await import('./start.ts')).measureStart,
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse,
  form: async () => (await import('./form.ts')).measureForm,
  table: async () => (await import('./table.ts')).measureTable,
  watchlist: async () => (await import('./watchlist.ts')).measureWatchlist,
  server: async () => (await import('./server.ts')).measureServer,
  million: async () => (await import('./million.ts')).measureMillion,
  messages: async () => (await import('./messages.ts')).measureMessages,
  soak: async () => (await import('./soak.ts')).measureSoak,
} as const;
type Bench = keyof typeof benches;

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const optionOf = (name: string) => options.find((option) => option.startsWith(name))?.slice(name.length);
const named = words.filter((word) => !word.startsWith('--'));
const names = Object.keys(benches) as Bench[];
const numberOf = (name: string) => {
  const given = optionOf(name);
  return given === undefined ? undefined : Number(given);
};
// Takes half an hour and gigabytes, so only when asked for.
const chosen = names.filter((name) => (named.length === 0 && name !== 'million') || named.includes(name));

if (
  named.some((name) => !names.includes(name as Bench)) ||
  options.some(
    (option) =>
      !/^--(write|check|data=.+|import=.+|database=.+|only=.+|(minutes|companies|articles)=\d+)$/.test(option),
  )
) {
  console.error(
    `Usage: npm run bench [-- ${names.join('|')}] [--write|--check] [--data=FOLDER|--import=FOLDER] [--minutes=N] [--companies=N] [--articles=N] [--database=URL] [--only=WORDS]\n--write, --check: sizes into packages/ui/README.md, or compared with it\n--data: the server on a copy of this data folder\n--import: files to import, and then the server on what they hold\n--minutes: how long the soak reads\n--companies, --articles: how many are generated for million, 1,000,000 of each by default\n--database: an empty or already filled PostgreSQL for million, instead of a temporary one\n--only: calls of million whose names contain these words, and the statements that take most of each`,
  );
  process.exitCode = 1;
} else {
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, ${new Date().toISOString()}`);
  for (const name of chosen) {
    const measure = await benches[name]();
    await measure({
      isWriting: options.includes('--write'),
      isCheck: options.includes('--check'),
      dataFolder: optionOf('--data='),
      importFolder: optionOf('--import='),
      minutes: numberOf('--minutes='),
      companies: numberOf('--companies='),
      articles: numberOf('--articles='),
      databaseUrl: optionOf('--database='),
      only: optionOf('--only='),
    });
  }
}
