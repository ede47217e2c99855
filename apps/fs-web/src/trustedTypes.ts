import { serviceWorkerUrl } from './registerServiceWorker.ts';

/**
 * The one Trusted Types policy: React Aria clears its announcer with `innerHTML = ''`, the app installs its service
 * worker, and nothing else may turn text into markup or into a script.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? '' : null),
    createScriptURL: (url) => (url === serviceWorkerUrl ? url : null),
  });
}

/** The part of the Trusted Types API that this file uses; TypeScript's DOM library has none of it yet. */
interface TrustedTypePolicies {
  createPolicy(name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>): unknown;
}
