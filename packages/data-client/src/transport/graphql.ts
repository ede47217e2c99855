import { type FailureReason, type GraphQLOperation, graphqlOperations, type Outcome, paths } from '@fs/api-contract';
import { ClientError, GraphQLClient } from 'graphql-request';
import type { KyInstance } from 'ky';
import type { TypedDocument } from '../generated/operations.gen.ts';
import { failureOutcome, type Logger, toFailure } from './http.ts';
import type { CallOptions } from './rest.ts';

interface GraphQLCall<Data, Variables extends object> {
  operation: GraphQLOperation;
  document: TypedDocument<Data, Variables>;
  variables: Variables;
}

export interface GraphQLTransport {
  /** Makes one operation. Data that came beside errors is given as the failure's `data`. */
  call<Data, Variables extends object>(
    call: GraphQLCall<Data, Variables>,
    options?: CallOptions,
  ): Promise<Outcome<Data>>;
}

export function createGraphQL(http: KyInstance, apiUrl: string, logger: Logger): GraphQLTransport {
  const client = new GraphQLClient(new URL(paths.graphql, apiUrl).href, {
    // Errors come with a 401 as well; the body says more than the status, so it is always read.
    fetch: (input, init) => http(input as string, { ...init, throwHttpErrors: false }),
  });
  return {
    async call<Data, Variables extends object>(
      { operation, document, variables }: GraphQLCall<Data, Variables>,
      { signal }: CallOptions = {},
    ): Promise<Outcome<Data>> {
      try {
        return { ok: true, data: await client.request<Data, object>({ document, variables, signal }) };
      } catch (error) {
        // ClientError puts the variables into its message, so only its parts are read.
        const answer = error instanceof ClientError ? error.response : undefined;
        const caught = answer ? { reason: reasonOfAnswer(answer), status: answer.status } : toFailure(error, signal);
        logger.failure({ call: operation, ...caught });
        const partial = answer?.data as Data | null | undefined;
        return failureOutcome(graphqlOperations[operation].failure, caught, partial ? { data: partial } : undefined);
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

function reasonOfAnswer({ status, errors }: ClientError['response']): FailureReason {
  const code = errors?.[0]?.extensions?.code;
  if (typeof code === 'string' && knownReasons.has(code)) return code as FailureReason;
  if (code === 'GRAPHQL_VALIDATION_FAILED' || code === 'BAD_USER_INPUT') return 'invalid';
  if (!errors) return status >= 500 || status === 429 ? 'unavailable' : 'malformed';
  return status === 400 ? 'invalid' : 'unavailable';
}
