import { serviceWorkerUrl } from '../service-worker/registerServiceWorker.ts';

/**
 * The only Trusted Types policy. Allows React Aria to clear its announcer with `innerHTML = ''`, and the app to
 * register its service worker. Blocks all other markup and scripts.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? '' : null),
    createScriptURL: (url) => (url === serviceWorkerUrl ? url : null),
  });
}

/** The used part of the Trusted Types API, which TypeScript's DOM library lacks. */
interface TrustedTypePolicies {
  createPolicy(name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>): unknown;
}
