import { setTimeout as pause } from 'node:timers/promises';
import { type Call, emailOf, logIn, send } from './people.ts';
import type { Topology } from './startTopology.ts';
import { until } from './until.ts';

/** Waits until this many further requests are answered. */
export type During = (requests: number) => Promise<void>;

const clients = 4;
/** Below what one network may ask one process, which has all of it while the other one is gone. */
const pauseMs = 120;

/**
 * Reads of two people and of somebody signed out, and a write, through the proxy, again and again while something is done.
 * @returns the number of requests. @throws the first ones that failed
 */
export async function underLoad(
  { proxy, world, password }: Topology,
  run: (during: During) => Promise<void>,
): Promise<number> {
  const { IdToken: token } = await logIn(proxy.url, emailOf({ world }, 'unlimited'), password);
  const { IdToken: other } = await logIn(proxy.url, emailOf({ world }, 'admin'), password);
  const company = world.companies[0]?.id ?? '';
  const calls: (readonly [string, Call])[] = [
    ['/api/companies?query=a', { token: other }],
    ['/api-public/companies/search?query=b', {}],
    ['/lists/summary', { token }],
    [`/api/companies/${company}/overview`, { token: other }],
    ['/api/seen?scope=home', { token, method: 'PUT', body: {} }],
    ['/api/companies/search', { token: other, method: 'POST', body: {} }],
    ['/api/feed', { token }],
    ['/news', {}],
  ];
  const failures: string[] = [];
  let answers = 0;
  let isStopping = false;
  async function ask(first: number): Promise<void> {
    for (let turn = first; !isStopping; turn += 1) {
      const [path, call] = calls[turn % calls.length] ?? ['/', {}];
      const failure = await send(proxy.url, path, call).then(
        async (response) => {
          const text = await response.text();
          return response.status === 200 ? null : `${path} ${response.status} ${text.slice(0, 200)}`;
        },
        (error: unknown) => `${path} ${error instanceof Error ? `${error.message} ${error.cause}` : ''}`,
      );
      answers += 1;
      if (failure !== null) failures.push(failure);
      await pause(pauseMs);
    }
  }
  const asking = Array.from({ length: clients }, (_, number) => ask(number * 2));
  try {
    await run(async (requests) => {
      const goal = answers + requests;
      await until(() => answers >= goal, `${requests} further answers`);
    });
  } finally {
    isStopping = true;
    await Promise.all(asking);
  }
  if (failures.length > 0) {
    throw new Error(`${failures.length} of ${answers} requests failed: ${failures.slice(0, 5).join('; ')}`);
  }
  return answers;
}
