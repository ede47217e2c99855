import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { runAdmin } from '../../../admin/runAdmin.ts';
import { emailOf, identity, logIn, read, type Tokens } from '../people.ts';
import { sides, type Topology } from '../startTopology.ts';
import type { Proof } from './Proof.ts';

/** How long all processes may take to sign with a new key: the two minutes that it waits, and some. */
const patienceMs = 240_000;

const keyOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;

async function refresh(url: string, RefreshToken: string): Promise<Tokens> {
  const { body } = await identity<{ message?: string; AuthenticationResult?: Tokens }>(
    url,
    'GetTokensFromRefreshToken',
    { RefreshToken },
  );
  if (!body.AuthenticationResult) throw new Error(`The session was not continued: ${body.message}`);
  return body.AuthenticationResult;
}

/** Reads at both processes. */
async function readAt({ urls }: Topology, token: string): Promise<void> {
  for (const side of sides) await read(urls[side], '/lists/summary', { token });
}

export const keyRotation: Proof = {
  title: 'the key is rotated while somebody reads: the old token and the session stay valid at both processes',
  run: async (topology) => {
    const { urls, password, variables } = topology;
    const first = await logIn(urls[0], emailOf(topology, 'unlimited'), password);
    const old = keyOf(first.IdToken);
    const { signsFrom } = JSON.parse(await runAdmin(['keys', 'rotate', '--json'], variables, async () => '')) as {
      signsFrom: string;
    };
    const began = performance.now();
    let current = first;
    const newKeys = new Set<string>();
    for (const side of sides) {
      while (true) {
        await readAt(topology, first.IdToken);
        current = await refresh(urls[side], current.RefreshToken);
        await readAt(topology, current.IdToken);
        if (keyOf(current.IdToken) !== old) break;
        assert.ok(performance.now() - began < patienceMs, `process ${side} signs with the key of ${signsFrom}`);
        await pause(2000);
      }
      newKeys.add(keyOf(current.IdToken));
    }
    assert.equal(newKeys.size, 1, 'both sign with the same key');
    await readAt(topology, first.IdToken);
    return `${((performance.now() - began) / 1000).toFixed(0)} s`;
  },
};
