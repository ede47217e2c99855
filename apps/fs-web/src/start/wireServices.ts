import type { Session } from '@fs/data-client';
import type { ToastStore } from '@fs/ui';
import { createLazyModule } from '@fs/ui/lazy-module';
import { createNoticed, type LinkForOther } from '../addresses/createNoticed.ts';
import type { Display } from '../display/createDisplay.ts';
import type { FirstData } from '../first-paint/firstData.ts';
import { forgetSaved, savedOwner, saveStart } from '../offline/savedStart.ts';
import { appRoutes } from '../routes.tsx';
import type { FailureTexts } from '../server-texts/inLanguage.ts';
import { createUpdates } from '../service-worker/createUpdates.ts';
import type { FrameServices } from '../services.tsx';
import { createLoginMemory } from '../session/createLoginMemory.ts';
import { createPendingSaves } from '../session/createPendingSaves.ts';
import { claimInput, forgetInput } from '../session/forgetInput.ts';
import { onUserChanged } from '../session/onUserChanged.ts';
import { createRecentCompanies } from '../session/recentCompanies.ts';
import type { PlacedEnvironment } from './stageOf.ts';

export interface ServicesOptions {
  environment: PlacedEnvironment;
  /** Origin of the API. */
  apiUrl: string;
  fetch?: typeof globalThis.fetch | undefined;
  /** Reads what a rendered page was made from. */
  firstData?: () => FirstData;
  session: Session;
  display: Display;
  /** Returns the texts of the server in the shown language. */
  texts: () => FailureTexts;
  /** Toasts. */
  toasts: ToastStore;
  /** Storage of the window. Reading throws if storage is blocked. */
  sessionStorage: () => Storage;
  localStorage: () => Storage;
}

/** Wires the shared services to one session, and clears a user's data before the next one. */
export function wireServices({
  environment,
  apiUrl,
  fetch,
  firstData,
  session,
  display,
  texts,
  toasts,
  ...storages
}: ServicesOptions): FrameServices {
  const data = createLazyModule(async () => {
    const { createAppData } = await import('./createAppData.ts');
    const { staticUrl } = environment.assets;
    // A page is rendered for signed-out users.
    const answers = session.user() ? [] : firstData?.();
    return createAppData({
      apiUrl,
      staticUrl,
      tokens: session,
      ...(fetch && { fetch }),
      texts,
      firstData: answers,
      savedOwner: () => savedOwner(storages.localStorage),
    });
  });
  const loginMemory = createLoginMemory(storages.localStorage);
  const recentCompanies = createRecentCompanies(storages.sessionStorage);
  // Also if the session ended while the page was closed.
  const forget = () => {
    recentCompanies.clear();
    forgetInput({ session: storages.sessionStorage, local: storages.localStorage });
    forgetSaved(storages.localStorage);
  };
  const claim = () => {
    const user = session.user();
    if (!user) return;
    if (claimInput(storages.sessionStorage, user.attributes.sub)) recentCompanies.clear();
    saveStart(storages.localStorage, { user, environment });
  };
  if (!session.user()) forget();
  claim();
  const linkForOther: LinkForOther = createNoticed();
  onUserChanged(session, () => {
    linkForOther.set(undefined);
    data.loaded()?.queryClient.clear();
    // Its text may name what only this user may see.
    toasts.dismiss();
    forget();
    loginMemory.forgetWish();
  });
  session.subscribe(claim);
  return {
    pages: appRoutes,
    environment,
    session,
    recentCompanies,
    loginMemory,
    pendingSaves: createPendingSaves(),
    display,
    unknownAddress: createNoticed(),
    linkForOther,
    toasts,
    updates: createUpdates(),
    openData: data.load,
    loadedData: data.loaded,
  };
}
