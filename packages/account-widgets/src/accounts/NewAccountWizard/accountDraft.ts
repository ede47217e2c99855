import { limits, type Plan, type PlanId, type PriceQuote, quote, seatBounds } from '@fs/api-contract';
import { findInvalid } from '../../internal/emailAddresses.ts';
import { normalizeEmail } from '../../login/normalizeEmail.ts';

/** The steps of the wizard, in order (accounts §2). */
export const wizardSteps = ['details', 'users', 'plan'] as const;

export type WizardStep = (typeof wizardSteps)[number];

/** What the user has entered for a new account. */
export interface NewAccountDraft {
  name: string;
  description: string;
  /** Lower-case emails, without the user's own. */
  owners: readonly string[];
  members: readonly string[];
  /** Null until the user selects one. */
  priceId: string | null;
  /** Null while the seats follow the number of people. */
  seats: number | null;
}

/** A complete draft, with what is paid for. */
export interface NewAccountOrder extends NewAccountDraft {
  planId: PlanId;
  priceId: string;
  seats: number;
}

export const emptyAccountDraft: NewAccountDraft = {
  name: '',
  description: '',
  owners: [],
  members: [],
  priceId: null,
  seats: null,
};

/** Returns what is wrong with an account's name, or null. */
export function accountNameProblem(name: string): 'short' | null {
  return [...name.trim()].length < limits.accountNameLetters ? 'short' : null;
}

/** Returns the first invalid email of the members, then of the owners (decision AMB-071), or null. */
export function findInvalidEmail({
  members,
  owners,
}: Pick<NewAccountDraft, 'members' | 'owners'>): { role: 'members' | 'owners'; email: string } | null {
  for (const [role, emails] of [
    ['members', members],
    ['owners', owners],
  ] as const) {
    const email = findInvalid(emails);
    if (email !== undefined) return { role, email };
  }
  return null;
}

/** Returns the emails that are both owner and member. They become owners. */
export function findDoubleRoles({ owners, members }: Pick<NewAccountDraft, 'members' | 'owners'>): string[] {
  return members.filter((email) => owners.includes(email));
}

/** Counts the people of the account, the user included. */
export function countPeople({ owners, members }: NewAccountDraft, ownEmail: string): number {
  return new Set([normalizeEmail(ownEmail), ...owners, ...members]).size;
}

/** Returns the seats to pay for: those that the user chose, otherwise one for each person (decision AMB-072). */
export function seatsOf(draft: NewAccountDraft, ownEmail: string): number {
  const seats = draft.seats ?? countPeople(draft, ownEmail);
  return Math.min(seatBounds.most, Math.max(seatBounds.fewest, seats));
}

/** A price of an organization plan. */
export interface PriceOption {
  plan: Plan;
  priceId: string;
  quote: PriceQuote;
}

export interface PriceTerms {
  seats: number;
  referral: { referralType: string | null } | null;
  /** When the plan begins. */
  now: Date;
}

/** Returns all prices of the plans, each for so many seats. */
export function listPrices(plans: readonly Plan[], terms: PriceTerms): PriceOption[] {
  return plans.flatMap((plan) =>
    (['month', 'year'] as const).flatMap((period) => {
      const quoted = quote(plan, { period, ...terms });
      return quoted ? [{ plan, priceId: quoted.priceId, quote: quoted }] : [];
    }),
  );
}
