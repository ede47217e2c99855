import { readSignupPlan, type SignupPlan } from '@fs/account-widgets/login';
import type { RememberedLanding } from './landing.ts';

/** What a visitor chose on the way in (decision AMB-027). */
export interface SignupSettings {
  plan: SignupPlan | null;
  /** Of a referral. */
  code: string | null;
  /** Slugs of the Market Pulses to come by e-mail. */
  pulses: readonly string[];
}

export interface LoginMemory extends Readonly<ReturnType<typeof createLoginMemory>> {}

/** The specification's keys (accounts §9); the third, `userName`, belongs to the session. */
const settingsKey = '_signup_settings';
const redirectKey = 'redirectUrl';
const emptySettings: SignupSettings = { plan: null, code: null, pulses: [] };

/**
 * What this device remembers between the sign-up, the e-mail with its code, and the first sign-in.
 * @param storage reading `localStorage` throws where the user has blocked it: then nothing is remembered.
 */
export function createLoginMemory(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  function readSettings(): SignupSettings {
    try {
      const stored: unknown = JSON.parse(storage().getItem(settingsKey) ?? 'null');
      if (typeof stored !== 'object' || stored === null) return emptySettings;
      const { plan, code, pulses } = stored as Record<string, unknown>;
      return {
        plan: readSignupPlan(plan),
        code: typeof code === 'string' ? code : null,
        pulses: Array.isArray(pulses) ? pulses.filter((slug) => typeof slug === 'string') : [],
      };
    } catch {
      return emptySettings;
    }
  }

  function write(key: string, text: string | null): void {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      // A full or blocked storage only means that the normal target applies.
    }
  }

  function writeSettings(settings: SignupSettings): void {
    const isEmpty = settings.plan === null && settings.code === null && settings.pulses.length === 0;
    write(settingsKey, isEmpty ? null : JSON.stringify(settings));
  }

  function readRedirect(): string | null {
    try {
      return storage().getItem(redirectKey);
    } catch {
      return null;
    }
  }

  return {
    readSettings,
    writeSettings,
    /** Where to go after a sign-in that says nothing else. */
    writeRedirect: (target: string): void => write(redirectKey, target),
    landing: (): RememberedLanding => ({ plan: readSettings().plan, redirectUrl: readRedirect() }),
    /** The user is where they were going: the next sign-in is led by nothing of it (decision AMB-024). */
    forgetLanding: (): void => {
      write(redirectKey, null);
      writeSettings({ ...emptySettings, pulses: readSettings().pulses });
    },
    /** The choice is kept with the account now. */
    forgetPulses: (): void => writeSettings({ ...readSettings(), pulses: [] }),
  };
}
