import { type RouteName, routes } from '@fs/api-contract';
import type { ListServer } from '../../watchlists/testing/listServer.ts';
import { crest } from './addInvestor.ts';

/** The caller of the plan tests. */
export interface PlanCaller {
  server: ListServer;
  role: string;
  /** A list that the caller follows, with the investor as its only company. */
  listId: string;
}

// biome-ignore lint/suspicious/noExplicitAny: tests search responses of every shape.
export type Body = any;

const pathOf = (name: RouteName, params: Record<string, string>): string =>
  routes[name].path.replace(/:(\w+)/g, (_, parameter: string) => params[parameter] ?? '');

function idOf(path: string, listId: string): string {
  if (/people\/:id/.test(path)) return crest.angel;
  return /companies/.test(path) && !/watchlists/.test(path) ? crest.id : listId;
}

/** Calls a route about the investor, or about the list that contains it. */
export async function call(
  { server, role, listId }: PlanCaller,
  name: RouteName,
  { query = '', file = '', body }: { query?: string; file?: string; body?: object } = {},
): Promise<Body> {
  const id = idOf(routes[name].path, listId);
  const answer = await server.rest(role, routes[name].method, `${pathOf(name, { id, file })}${query}`, body);
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}`);
  return answer.body;
}

/** Counts the distinct texts of all these calls. */
export async function countDistinct(answers: readonly Promise<readonly string[]>[]): Promise<number> {
  return new Set((await Promise.all(answers)).flat()).size;
}

export const idsOf = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id);
/** The round ids of ids `round/investor`. */
export const roundsOf = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id.split('/')[0] ?? '');
export const cardsOf = (things: readonly { organization: { id: string } }[]): string[] =>
  things.map(({ organization }) => organization.id);
