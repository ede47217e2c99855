import { findPrograms, noPrograms } from '../apps/fs-server/src/testing/postgresServer.ts';
import { keyRotation } from '../apps/fs-server/src/testing/topology/proofs/keyRotation.ts';
import type { Proof } from '../apps/fs-server/src/testing/topology/proofs/Proof.ts';
import { ownWrites, replicaGone, replicaReads } from '../apps/fs-server/src/testing/topology/proofs/replica.ts';
import { rollingRestart } from '../apps/fs-server/src/testing/topology/proofs/rollingRestart.ts';
import { sharedLimit } from '../apps/fs-server/src/testing/topology/proofs/sharedLimit.ts';
import { sharedList } from '../apps/fs-server/src/testing/topology/proofs/sharedList.ts';
import { signUpByMail } from '../apps/fs-server/src/testing/topology/proofs/signUpByMail.ts';
import { startTogether } from '../apps/fs-server/src/testing/topology/proofs/startTogether.ts';
import { survivingJob } from '../apps/fs-server/src/testing/topology/proofs/survivingJob.ts';
import { findPgBouncer } from '../apps/fs-server/src/testing/topology/startPgBouncer.ts';
import { startTopology, type Topology } from '../apps/fs-server/src/testing/topology/startTopology.ts';

// `npm run test:topology`: two server processes behind a proxy, with PostgreSQL and its replica behind PgBouncer, and a
// mail service. Exits with 2 where the programs for that are missing.
const postgres = await findPrograms();
const pgBouncer = findPgBouncer();
if (postgres === null || pgBouncer === undefined) {
  console.error(
    postgres === null
      ? `${noPrograms}: install the Debian package postgresql.`
      : 'PgBouncer was not found: install the Debian package pgbouncer.',
  );
  process.exit(2);
}

const proofs: readonly Proof[] = [
  startTogether,
  signUpByMail,
  sharedLimit,
  sharedList,
  replicaReads,
  ownWrites,
  replicaGone,
  survivingJob,
  rollingRestart,
  keyRotation,
];

const topology = await startTopology({ postgres, pgBouncer });
let failed = 0;
try {
  for (const [index, proof] of proofs.entries()) failed += await show(index + 1, proof, topology);
} finally {
  const errors = topology.errors();
  if (errors) console.log(errors);
  await topology.close();
}
console.log(`${proofs.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Prints one line. @returns 1 for a proof that failed */
async function show(number: number, { title, run }: Proof, of: Topology): Promise<0 | 1> {
  try {
    const figures = await run(of);
    console.log(`ok     ${number}  ${title}${figures === undefined ? '' : ` (${figures})`}`);
    return 0;
  } catch (error) {
    console.log(`FAILED ${number}  ${title}: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}
