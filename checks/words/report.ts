import { findingsIn, written } from './findings.ts';

// `node checks/words/report.ts [folder …]`: how many findings each folder has, and those of the folders named.
const folders = process.argv.slice(2);
const counts = new Map<string, number>();
for (const path of written) {
  const folder = /^((packages|apps|docs)\/)?[^/]+/.exec(path)?.[0] ?? path;
  const { findings } = findingsIn(path);
  counts.set(folder, (counts.get(folder) ?? 0) + findings.length);
  if (folders.some((asked) => asked === '.' || path.startsWith(asked)))
    for (const { message } of findings) console.log(message);
}
console.table(Object.fromEntries([...counts].filter(([, count]) => count > 0)));
