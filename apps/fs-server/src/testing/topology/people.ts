import { paths } from '@fs/api-contract';
import type { World } from '@fs/fixtures';

export interface Tokens {
  IdToken: string;
  RefreshToken: string;
}

interface Answer<Body> {
  status: number;
  body: Body;
}

/** Calls an operation of the identity endpoint. */
export async function identity<Body = { __type?: string; message?: string }>(
  url: string,
  operation: string,
  input: object,
): Promise<Answer<Body>> {
  const response = await fetch(url + paths.identity, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: 'foresight', ...input }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

export function tryLogIn(url: string, email: string, password: string) {
  return identity<{ message?: string; AuthenticationResult?: Tokens }>(url, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
}

export async function logIn(url: string, email: string, password: string): Promise<Tokens> {
  const { body } = await tryLogIn(url, email, password);
  if (!body.AuthenticationResult) throw new Error(`${email} could not log in: ${body.message}`);
  return body.AuthenticationResult;
}

export function signUp(url: string, email: string, password: string) {
  const attributes = { email, given_name: 'Zoë', family_name: 'Example' };
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  return identity(url, 'SignUp', { Username: email, Password: password, UserAttributes });
}

export interface Call {
  token?: string | undefined;
  method?: string;
  body?: object;
}

export function send(url: string, path: string, { token, method = 'GET', body }: Call = {}): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** @throws for any status but 200 */
export async function read<Body>(url: string, path: string, call: Call = {}): Promise<Body> {
  const response = await send(url, path, call);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

export function emailOf({ world }: { world: World }, role: string): string {
  const user = world.users.find((one) => one.role === role);
  if (!user) throw new Error(`The world has no ${role}`);
  return user.email;
}
