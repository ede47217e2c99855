import { paths } from '@fs/api-contract';
import type { Announcement } from './readAnnouncement.ts';

/** The client id of the embedded identity endpoint. */
const ClientId = 'foresight';

interface Answer {
  status: number;
  refreshToken: string | undefined;
  idToken: string | undefined;
}

/** Logs the sample user in without the browser. Rejects when the server is gone. */
export function signIn(app: Announcement, role: string): Promise<Answer> {
  return call(app, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId,
    AuthParameters: { USERNAME: app.signIns.get(role), PASSWORD: app.password },
  });
}

export function refresh(app: Announcement, RefreshToken: string): Promise<Answer> {
  return call(app, 'GetTokensFromRefreshToken', { ClientId, RefreshToken });
}

async function call(app: Announcement, action: string, body: object): Promise<Answer> {
  const response = await fetch(new URL(paths.identity, app.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify(body),
  });
  const { AuthenticationResult } = (await response.json()) as {
    AuthenticationResult?: { RefreshToken: string; IdToken: string };
  };
  return {
    status: response.status,
    refreshToken: AuthenticationResult?.RefreshToken,
    idToken: AuthenticationResult?.IdToken,
  };
}
