import assert from 'node:assert/strict';
import type { CompanySearchResult } from '@fs/api-contract';
import type { QueryResultRow } from 'pg';
import { underLoad } from '../load.ts';
import { emailOf, logIn, read } from '../people.ts';
import { queryOnce } from '../startPostgres.ts';
import type { Topology } from '../startTopology.ts';
import { until } from '../until.ts';
import type { Proof } from './Proof.ts';

const queryReplica = <Row extends QueryResultRow>({ postgres }: Topology, text: string) =>
  queryOnce<Row>(postgres.urlOf(postgres.replicaPort), text);

/** How often the replica has read companies. */
async function countScans(topology: Topology): Promise<number> {
  const [row] = await queryReplica<{ scans: string }>(
    topology,
    `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_user_tables
      where relname = 'organizations'`,
  );
  return Number(row?.scans ?? 0);
}

const search = (query: string) => `/api-public/companies/search?query=${encodeURIComponent(query)}`;

async function readsFromReplica(topology: Topology): Promise<number> {
  const before = await countScans(topology);
  let asked = 0;
  await until(async () => {
    await read(topology.proxy.url, search('a'));
    asked += 1;
    return (await countScans(topology)) > before;
  }, 'pg_stat_user_tables of the replica counts a read');
  return asked;
}

export const replicaReads: Proof = {
  title: 'searches of companies are read from the replica, as its pg_stat_user_tables shows',
  run: async (topology) => {
    await readsFromReplica(topology);
    return undefined;
  },
};

export const ownWrites: Proof = {
  title: 'who corrects a company finds it at once while the replica does not have it, and others within seconds',
  run: async (topology) => {
    const { proxy, password, world } = topology;
    const { IdToken: token } = await logIn(proxy.url, emailOf(topology, 'admin'), password);
    const id = world.companies.find(({ kind }) => kind === 'company')?.id ?? '';
    const name = 'Quixotic Corrections';
    const finds = async (path: string, as?: string) =>
      (await read<CompanySearchResult[]>(proxy.url, path, { token: as })).some((found) => found.id === id);
    await queryReplica(topology, 'select pg_wal_replay_pause()');
    try {
      await read(proxy.url, `/api/admin/companies/${id}/overlay`, { token, method: 'PUT', body: { name } });
      for (let time = 0; time < 10; time += 1) {
        assert.ok(await finds(`/api/companies?query=${encodeURIComponent(name)}`, token), 'finds their own change');
      }
      const [row] = await queryReplica<{ name: string }>(topology, `select name from organizations where id = '${id}'`);
      assert.notEqual(row?.name, name, 'the replica does not have it');
      const began = performance.now();
      await until(() => finds(search(name)), 'somebody signed out finds the change');
      return `others after ${((performance.now() - began) / 1000).toFixed(1)} s`;
    } finally {
      await queryReplica(topology, 'select pg_wal_replay_resume()');
    }
  },
};

export const replicaGone: Proof = {
  title: 'while the replica is stopped and started again, the primary answers, and no request fails',
  run: async (topology) => {
    const requests = await underLoad(topology, async (during) => {
      await during(50);
      await topology.postgres.haltReplica();
      await during(150);
      await topology.postgres.resumeReplica();
      await during(50);
    });
    await readsFromReplica(topology);
    return `${requests} requests`;
  },
};
