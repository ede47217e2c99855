/**
 * The one Trusted Types policy: React Aria clears its announcer with `innerHTML = ''`,
 * and nothing else may turn text into markup.
 */
export function allowEmptyMarkupOnly(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? '' : null),
  });
}

/** The part of the Trusted Types API that this file uses; TypeScript's DOM library has none of it yet. */
interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createHTML: (markup: string) => string | null }): unknown;
}
