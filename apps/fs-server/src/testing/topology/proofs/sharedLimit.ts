import assert from 'node:assert/strict';
import { attemptRules } from '../../../identity/attemptRules.ts';
import { emailOf, tryLogIn } from '../people.ts';
import type { Side } from '../startTopology.ts';
import type { Proof } from './Proof.ts';

const { limit } = attemptRules.passwordFromNetwork;

export const sharedLimit: Proof = {
  title: 'wrong passwords are counted together, and then neither process takes the right one',
  run: async (topology) => {
    const { urls, password } = topology;
    const email = emailOf(topology, 'messenger');
    const messages: (string | undefined)[] = [];
    for (let number = 0; number < limit; number += 1) {
      const side: Side = number % 2 === 0 ? 0 : 1;
      messages.push((await tryLogIn(urls[side], email, 'a guess')).body.message);
    }
    assert.deepEqual(new Set(messages), new Set(['Incorrect username or password.']));
    for (const url of Object.values(urls)) {
      assert.equal((await tryLogIn(url, email, password)).body.message, 'Password attempts exceeded');
    }
    return `${limit} tries`;
  },
};
