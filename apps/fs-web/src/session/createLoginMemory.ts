import { type PlanWish, readPlanWish, readSignupPlan, type SignupPlan } from '@fs/account-widgets/login';
import type { RememberedLanding } from '../addresses/landing.ts';

/** Choices of a user during sign-up (decision AMB-027). */
export interface SignupSettings {
  plan: SignupPlan | null;
  /** Code of a referral. */
  code: string | null;
  /** Slugs of the Market Pulse emails. */
  pulses: readonly string[];
  /** Plan and price chosen on the plans page, until the user buys or drops them (decision 037). */
  wish?: PlanWish;
}

export interface LoginMemory extends Readonly<ReturnType<typeof createLoginMemory>> {}

/** Keys of the specification (accounts §9). The session owns the third, `userName`. */
const settingsKey = '_signup_settings';
const redirectKey = 'redirectUrl';
const emptySettings: SignupSettings = { plan: null, code: null, pulses: [] };

/**
 * Stores choices on this device between sign-up, the email with its code, and the first login.
 *
 * @param storage returns `localStorage`. If blocked storage throws, nothing is stored.
 */
export function createLoginMemory(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  function readSettings(): SignupSettings {
    try {
      const stored: unknown = JSON.parse(storage().getItem(settingsKey) ?? 'null');
      if (typeof stored !== 'object' || stored === null) return emptySettings;
      const { plan, code, pulses, wish } = stored as Record<string, unknown>;
      const wished = readWish(wish);
      return {
        plan: readSignupPlan(plan),
        code: typeof code === 'string' ? code : null,
        pulses: Array.isArray(pulses) ? pulses.filter((slug) => typeof slug === 'string') : [],
        ...(wished && { wish: wished }),
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
      // With full or blocked storage the default target applies.
    }
  }

  function writeSettings(settings: SignupSettings): void {
    const isEmpty = settings.plan === null && settings.code === null && settings.pulses.length === 0 && !settings.wish;
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
    /** Default target after login. */
    writeRedirect: (target: string): void => write(redirectKey, target),
    landing: (): RememberedLanding => ({ plan: readSettings().plan, redirectUrl: readRedirect() }),
    /** Clears the target after landing, so that it does not affect the next login (decision AMB-024). */
    forgetLanding: (): void => {
      write(redirectKey, null);
      const { plan: _plan, code: _code, ...kept } = readSettings();
      writeSettings({ ...emptySettings, ...kept });
    },
    /** Clears the chosen price, which was bought or dropped, or belongs to another user. */
    forgetWish: (): void => {
      const { wish: _wish, ...kept } = readSettings();
      writeSettings(kept);
    },
    /** Clears the choice, which is now saved in the account. */
    forgetPulses: (): void => writeSettings({ ...readSettings(), pulses: [] }),
  };
}

function readWish(stored: unknown): PlanWish | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { plan, price, seats } = stored as Record<string, unknown>;
  const wish = { plan: readSignupPlan(plan), ...readPlanWish(price, seats) };
  return wish.plan === null || wish.price === null ? null : wish;
}
