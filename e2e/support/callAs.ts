import { paths } from '@fs/api-contract';
import { signIn } from './identity.ts';
import type { RunningApp } from './startApp.ts';

/** What the server answers. */
export interface Answer {
  /** Of a REST call; of a GraphQL operation that fails, the code of its error. */
  status: string;
  isRefused: boolean;
  /** Of a GraphQL operation, its data. */
  body: unknown;
}

/** Calls of one user, without a browser. */
export interface Caller {
  rest: (method: string, address: string, body?: object) => Promise<Answer>;
  /** Sends a mutation with its input. */
  mutate: (name: string, input: object) => Promise<Answer>;
}

/** Logs the sample user with this role in, or nobody, and returns their calls. */
export async function callAs(app: RunningApp, role: string | null): Promise<Caller> {
  const idToken = role === null ? undefined : (await signIn(app, role)).idToken;
  async function send(method: string, address: string, body?: object) {
    const response = await fetch(new URL(address, app.url), {
      method,
      headers: {
        ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as unknown };
  }
  return {
    rest: async (method, address, body) => {
      const answer = await send(method, address, body);
      return { status: String(answer.status), isRefused: answer.status >= 400, body: answer.body };
    },
    mutate: async (name, input) => {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
      const query = `mutation ($input: ${type}) { ${name}(input: $input) { id } }`;
      const { body } = await send('POST', paths.graphql, { query, variables: { input } });
      const { errors, data } = body as { errors?: { message: string; extensions?: { code: string } }[]; data: unknown };
      // An input that the schema does not know has a message alone.
      const code = errors?.[0] && (errors[0].extensions?.code ?? errors[0].message);
      return { status: code ?? 'ok', isRefused: code !== undefined, body: data };
    },
  };
}
