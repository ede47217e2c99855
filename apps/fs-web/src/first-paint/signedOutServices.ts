import { paths } from '@fs/api-contract';
import { createCognitoProvider, createGoogleSignIn, createMemoryTokenStore, createSession } from '@fs/data-client';
import { createToastStore } from '@fs/ui';
import { createDisplay } from '../display/createDisplay.ts';
import { failureTextsOf } from '../server-texts/serverTextsOf.ts';
import type { FrameServices } from '../services.tsx';
import type { PlacedEnvironment } from '../start/stageOf.ts';
import { wireServices } from '../start/wireServices.ts';

interface SignedOutOptions {
  environment: PlacedEnvironment;
  /** Origin of the API. */
  apiUrl: string;
  fetch?: typeof globalThis.fetch;
  /** Whether Google login is available. */
  offersGoogle: boolean;
}

const nowhere = 'https://foresight.invalid/';
const noStorage = () => {
  throw new Error('Nothing is kept while a page is rendered in Node');
};

/** The services of the app for a signed-out user with default settings, in Node. */
export function signedOutServices({ environment, apiUrl, fetch, offersGoogle }: SignedOutOptions): FrameServices {
  const google = {
    authorizeUrl: nowhere,
    tokenUrl: nowhere,
    clientId: '',
    returnUrl: `${nowhere}${paths.googleReturn}`,
  };
  return wireServices({
    environment,
    apiUrl,
    fetch,
    session: createSession({
      provider: createCognitoProvider({ endpoint: nowhere, clientId: '' }),
      store: createMemoryTokenStore(),
      ...(offersGoogle && { google: createGoogleSignIn(google) }),
    }),
    display: createDisplay(noStorage),
    texts: () => failureTextsOf({}, 'en'),
    toasts: createToastStore(),
    sessionStorage: noStorage,
    localStorage: noStorage,
  });
}
