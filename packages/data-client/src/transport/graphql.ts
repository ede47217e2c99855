import { type FailureReason, type GraphQLOperation, graphqlOperations, type Outcome, paths } from '@fs/api-contract';
import type { ClientError } from 'graphql-request';
import type { TypedDocument } from '../generated/operations.gen.ts';
import type { CallContext } from './createKy.ts';
import {
  type CaughtFailure,
  failureOutcome,
  type Http,
  type Logger,
  readLimit,
  readRetryAfter,
  reasonOfStatus,
  toFailure,
} from './http.ts';
import type { CallOptions } from './rest.ts';

interface GraphQLCall<Data, Variables extends object> {
  operation: GraphQLOperation;
  document: TypedDocument<Data, Variables>;
  variables: Variables;
}

export interface GraphQLTransport {
  /** Sends one operation. Data that arrives with errors is the failure's `data`. */
  call<Data, Variables extends object>(
    call: GraphQLCall<Data, Variables>,
    options?: CallOptions,
  ): Promise<Outcome<Data>>;
}

/** Sends operations by graphql-request, which includes the parser of `graphql`, so it is lazy-loaded. */
export function createGraphQL(http: Http, apiUrl: string, logger: Logger): GraphQLTransport {
  const url = new URL(paths.graphql, apiUrl).href;
  // A 401 has errors in its body too, which say more than the status, so the body is always read.
  const fetchFor = (context: CallContext) => async (input: unknown, init?: RequestInit) => {
    const { client } = await http();
    return client(input as string, { ...init, context, throwHttpErrors: false });
  };
  return {
    async call<Data, Variables extends object>(
      { operation, document, variables }: GraphQLCall<Data, Variables>,
      { signal }: CallOptions = {},
    ): Promise<Outcome<Data>> {
      const fail = (caught: CaughtFailure, partial?: Data | null) => {
        logger.failure({ call: operation, ...caught });
        return failureOutcome(graphqlOperations[operation].failure, caught, partial ? { data: partial } : undefined);
      };
      try {
        const library = await import('graphql-request');
        const fetch = fetchFor({ isPublic: 'audience' in graphqlOperations[operation] });
        const client = new library.GraphQLClient(url, { fetch });
        try {
          const data = await client.request<Data | null | undefined, object>({ document, variables, signal });
          // A proxy may answer with JSON of its own, which has nothing of the operation.
          if (!data || !Object.hasOwn(data, operation)) return fail({ reason: 'malformed', status: 200 });
          return { ok: true, data };
        } catch (error) {
          if (!(error instanceof library.ClientError)) throw error;
          // Its message contains the variables, so only its parts are read.
          const { status, errors, data } = error.response;
          const retryAfter = readRetryAfter(status, new Headers(error.response.headers));
          const limit = readLimit({ ...errors?.[0]?.extensions, message: errors?.[0]?.message });
          return fail(
            { reason: reasonOfAnswer(status, errors), status, limit, retryAfter },
            data as Data | null | undefined,
          );
        }
      } catch (error) {
        return fail(toFailure(error, signal));
      }
    },
  };
}

const knownReasons: ReadonlySet<string> = new Set<FailureReason>([
  'signed-out',
  'forbidden',
  'not-found',
  'invalid',
  'conflict',
  'over-limit',
]);

function reasonOfAnswer(status: number, errors: ClientError['response']['errors']): FailureReason {
  const code = errors?.[0]?.extensions?.code;
  if (typeof code === 'string' && knownReasons.has(code)) return code as FailureReason;
  if (code === 'GRAPHQL_VALIDATION_FAILED' || code === 'BAD_USER_INPUT') return 'invalid';
  if (!errors) return status < 400 ? 'malformed' : reasonOfStatus(status);
  return status === 400 ? 'invalid' : 'unavailable';
}
