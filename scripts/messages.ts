import { parseArgs } from 'node:util';
import { storyWorld } from '@fs/fixtures';
import { startServerPair } from '../apps/fs-server/src/testing/serverPair.ts';
import { converseWithFaults, findFaults } from './messages/converseWithFaults.ts';

// `npm run messages [-- --seeds=20 --from=1 --messages=1000]`: conversations of two people at two server processes,
// through cut networks, a killed process and a restarted PostgreSQL. Needs PostgreSQL's programs.
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    messages: { type: 'string', default: '1000' },
  },
});
const each = Math.ceil(Number(values.messages) / 2);
const first = Number(values.from);

const pair = await startServerPair(storyWorld());
if ('reason' in pair) {
  console.error(pair.reason);
  process.exitCode = 1;
} else {
  let wrong = 0;
  for (let seed = first; seed < first + Number(values.seeds); seed += 1) {
    const conversed = await converseWithFaults({ pair, seed, each });
    const problems = findFaults(conversed, each);
    if (problems.length > 0) wrong += 1;
    const result = problems.length > 0 ? problems.join('; ') : `${2 * each} messages, the same on both sides`;
    console.log(`seed ${seed}: ${result} (${conversed.faults.length} faults, ${conversed.seconds.toFixed(1)} s)`);
    if (problems.length > 0) console.log(`  ${conversed.faults.join('\n  ')}`);
  }
  console.log(wrong === 0 ? 'No message was lost, doubled or moved.' : `${wrong} seeds with problems.`);
  if (wrong > 0) process.exitCode = 1;
  await pair.close();
}
