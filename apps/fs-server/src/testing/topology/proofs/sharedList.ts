import assert from 'node:assert/strict';
import { emailOf, logIn, read } from '../people.ts';
import type { Proof } from './Proof.ts';

interface List {
  id: string;
  name: string;
  organizations: { id: string }[];
}

export const sharedList: Proof = {
  title: 'a list that is made and changed at one process is so in the next answer of the other',
  run: async (topology) => {
    const { urls, password, world } = topology;
    const { IdToken: token } = await logIn(urls[0], emailOf(topology, 'unlimited'), password);
    const company = world.companies.find(({ kind }) => kind === 'company')?.id ?? '';
    const { id } = await read<List>(urls[0], '/lists', {
      token,
      method: 'POST',
      body: { name: 'Rotterdam', items: [] },
    });
    const seenAt = (side: 0 | 1) => read<List>(urls[side], `/lists/${id}`, { token });
    assert.equal((await seenAt(1)).name, 'Rotterdam');
    const changes = { add: [{ uuid: company }] };
    await read(urls[1], `/api/watchlists/${id}/items`, { token, method: 'POST', body: changes });
    const items = JSON.stringify(await seenAt(0));
    assert.ok(items.includes(company), `the company is on the list: ${items.slice(0, 300)}`);
    return undefined;
  },
};
