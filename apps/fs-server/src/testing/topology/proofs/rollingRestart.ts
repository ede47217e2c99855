import assert from 'node:assert/strict';
import { underLoad } from '../load.ts';
import { sides } from '../startTopology.ts';
import type { Proof } from './Proof.ts';

export const rollingRestart: Proof = {
  title: 'both processes are restarted one after the other under load, and no request fails',
  run: async (topology) => {
    const requests = await underLoad(topology, async (during) => {
      for (const side of sides) {
        await during(40);
        assert.equal(await topology.end(side, 'SIGTERM'), 0, 'the process ends cleanly');
        await topology.start(side);
      }
      await during(40);
    });
    return `${requests} requests`;
  },
};
