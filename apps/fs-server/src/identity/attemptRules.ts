import type { AttemptRule } from './attempts.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * What may be tried how often. E-mails are counted whether or not they are anybody's, so that a refusal tells nothing.
 *
 * A password: one address gets ten guesses at an account, all addresses together a hundred, so a stranger cannot lock a
 * reader out from afar. A code has a million values: twenty tries a day find one in 137 years.
 */
export const attemptRules = {
  passwordFromAddress: { name: 'password from address', most: 10, seconds: 15 * minute },
  password: { name: 'password', most: 100, seconds: hour },
  /** How often one address is told whether an e-mail is anybody's; it is told something vaguer from then on. */
  nameTold: { name: 'name told', most: 20, seconds: hour },
  signUp: { name: 'sign-up', most: 20, seconds: hour },
  /** Mails with a code to one e-mail. */
  mail: { name: 'mail', most: 5, seconds: hour },
  mailOfDay: { name: 'mail of day', most: 10, seconds: day },
  code: { name: 'code', most: 5, seconds: 15 * minute },
  codeOfDay: { name: 'code of day', most: 20, seconds: day },
} as const satisfies Record<string, AttemptRule>;
