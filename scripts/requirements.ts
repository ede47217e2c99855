import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { joinRequirements } from './requirements/joinRequirements.ts';
import { parseRequirements } from './requirements/Requirement.ts';
import { readProofs } from './requirements/readProofs.ts';
import { everyRow, totalsTable } from './requirements/report.ts';

// Joins the specification's rows with the last test results. It runs no test itself.
const { values } = parseArgs({
  options: { all: { type: 'boolean' }, area: { type: 'string' }, json: { type: 'boolean' } },
});

const root = dirname(import.meta.dirname);
const rows = parseRequirements(await readFile(join(root, 'docs/requirements.csv'), 'utf8'));
const asked = rows.filter(({ area }) => values.area === undefined || area === values.area.toUpperCase());
const { reports, proofs } = await readProofs(join(root, '.results'), root);
const states = joinRequirements(asked, proofs);

if (asked.length === 0) {
  const areas = [...new Set(rows.map(({ area }) => area))].join(', ');
  console.error(`Unknown area: ${values.area}. Available: ${areas}.`);
  process.exitCode = 1;
} else if (values.json) {
  console.log(JSON.stringify({ reports, rows: states }, null, 2));
} else {
  if (reports === 0)
    console.log('There are no test results yet, so every row counts as missing: run `npm test` first.\n');
  if (values.all) console.log(`${everyRow(states)}\n`);
  console.log(totalsTable(states));
}
