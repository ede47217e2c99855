import { paths } from '@fs/api-contract';
import type { LightMyRequestResponse } from 'fastify';
import { problemOf, problemOfMessage } from '../../http/testing/problemOf.ts';

const isGraphql = ({ raw }: LightMyRequestResponse) => raw.req.url?.startsWith(paths.graphql) === true;

interface GraphqlBody {
  data?: object | null;
  errors?: readonly { message?: unknown; extensions?: { code?: string } }[];
  message?: string;
}

/** Describes what is wrong with an answer of REST or GraphQL; null if it follows the contract. */
export function problemOfAnswer(answer: LightMyRequestResponse): string | null {
  if (!isGraphql(answer) || answer.statusCode >= 500) return problemOf(answer);
  const { errors = [], message } = readJson(answer) as GraphqlBody;
  if (errors.some(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR')) return 'fails inside';
  const words = [...errors.map((error) => error.message), ...(message === undefined ? [] : [message])];
  const problems = words.map((word) => (typeof word === 'string' ? problemOfMessage(word) : 'refuses without words'));
  return problems.find((problem) => problem !== null) ?? null;
}

/** What an answer says of one of several entries that it refuses (`createChannelInvites`). */
const refusedEntry = 'not-an-email';

export function isAccepted(answer: LightMyRequestResponse): boolean {
  if (answer.statusCode >= 300) return false;
  const results = (readJson(answer) as { results?: unknown } | null)?.results;
  if (Array.isArray(results) && results.some(({ status }) => status === refusedEntry)) return false;
  return !isGraphql(answer) || (readJson(answer) as GraphqlBody).errors === undefined;
}

export function readJson(answer: LightMyRequestResponse): unknown {
  return /^application\/json/.test(String(answer.headers['content-type'])) ? answer.json() : null;
}
