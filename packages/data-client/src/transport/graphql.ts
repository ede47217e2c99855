import { type FailureReason, type GraphQLOperation, graphqlOperations, type Outcome, paths } from '@fs/api-contract';
import type { KyInstance } from 'ky';
import type { TypedDocument } from '../generated/operations.gen.ts';
import { failureOutcome, type Logger, reasonOfStatus, toFailure } from './http.ts';
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

/**
 * Operations are texts made at build time, so a request is one JSON body. A GraphQL client would bring the parser and
 * printer of `graphql` to every reader, 13 kB compressed, and put variables into the messages of its errors.
 */
export function createGraphQL(http: KyInstance, logger: Logger): GraphQLTransport {
  return {
    async call<Data, Variables extends object>(
      { operation, document, variables }: GraphQLCall<Data, Variables>,
      { signal }: CallOptions = {},
    ): Promise<Outcome<Data>> {
      const fail = (caught: ReturnType<typeof toFailure>, partial?: Data | null) => {
        logger.failure({ call: operation, ...caught });
        return failureOutcome(graphqlOperations[operation].failure, caught, partial ? { data: partial } : undefined);
      };
      try {
        const response = await http.post(paths.graphql, {
          json: { query: document, variables },
          headers: { accept: 'application/graphql-response+json, application/json' },
          signal,
          // Errors come with a 401 as well; the body says more than the status, so it is always read.
          throwHttpErrors: false,
        });
        const { status } = response;
        const { data, errors } = readAnswer<Data>(await response.text());
        if (response.ok && data && !errors?.length) return { ok: true, data };
        return fail({ reason: reasonOfAnswer(status, errors), status }, data);
      } catch (error) {
        return fail(toFailure(error, signal));
      }
    },
  };
}

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly { extensions?: { code?: unknown } }[];
}

/** A body that is no JSON object, such as a proxy's own page, says nothing beyond its status. */
function readAnswer<Data>(body: string): Answer<Data> {
  try {
    return { ...JSON.parse(body) };
  } catch {
    return {};
  }
}

const knownReasons: ReadonlySet<string> = new Set<FailureReason>([
  'signed-out',
  'forbidden',
  'not-found',
  'invalid',
  'conflict',
  'over-limit',
]);

function reasonOfAnswer(status: number, errors: Answer<unknown>['errors']): FailureReason {
  const code = errors?.[0]?.extensions?.code;
  if (typeof code === 'string' && knownReasons.has(code)) return code as FailureReason;
  if (code === 'GRAPHQL_VALIDATION_FAILED' || code === 'BAD_USER_INPUT') return 'invalid';
  if (!errors) return status < 400 ? 'malformed' : reasonOfStatus(status);
  return status === 400 ? 'invalid' : 'unavailable';
}
