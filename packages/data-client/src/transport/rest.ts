import { type CallInput, type CallResult, type Failure, type Outcome, type RouteName, routes } from '@fs/api-contract';
import type { CallContext } from './createKy.ts';
import { type CaughtFailure, failureOutcome, type Http, type Logger, toFailure } from './http.ts';

export interface CallOptions {
  /** Aborting rejects the call with the signal's reason; nothing else rejects. */
  signal?: AbortSignal;
}

export interface RestTransport {
  /** Sends the call that the route table describes under `name`. */
  call<Name extends RouteName>(
    name: Name,
    input: CallInput<Name>,
    options?: CallOptions,
  ): Promise<Outcome<CallResult<Name>>>;
}

type QueryValue = string | number | boolean | undefined;

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, QueryValue | readonly QueryValue[]>;
  body?: unknown;
}

export function createRest(http: Http, logger: Logger): RestTransport {
  return {
    async call(name, input, { signal } = {}) {
      const { method, path, audience, failure } = routes[name];
      // The table types each name's input; only its three parts matter here.
      const { params = {}, query, body } = input as AnyInput;
      const fail = (caught: CaughtFailure): Failure<CallResult<typeof name>> => {
        logger.failure({ call: name, ...caught });
        return failureOutcome(failure, caught);
      };
      try {
        const { client, isAnswer } = await http();
        const data = await client(fillPath(path, params), {
          method,
          signal,
          context: { isPublic: audience === 'anyone' } satisfies CallContext,
          ...(query && { searchParams: toSearchParams(query) }),
          ...(body !== undefined && { json: body }),
        }).json<CallResult<typeof name>>();
        return isAnswer(name, data) ? { ok: true, data } : fail({ reason: 'malformed', status: 200 });
      } catch (error) {
        return fail(toFailure(error, signal));
      }
    },
  };
}

/** Omits undefined values, and repeats the name for each value of a list. */
function toSearchParams(query: NonNullable<AnyInput['query']>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) if (each !== undefined) parameters.append(name, String(each));
  }
  return parameters;
}

export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
}
