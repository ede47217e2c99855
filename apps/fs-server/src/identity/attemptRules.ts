import type { AttemptRule } from './attempts.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Rate limits of the identity endpoint. Emails are counted whether or not they have an account, so that a rejection
 * reveals nothing.
 *
 * Limits that a stranger could exhaust count network and email together. Limits that count an email across all networks
 * slow down unknown devices only: a device that signed in before passes them, and has its own limit.
 */
export const attemptRules = {
  /** Wrong passwords for one email. */
  passwordFromNetwork: { name: 'password from address', limit: 10, windowSeconds: 15 * minute },
  passwordFromDevice: { name: 'password from device', limit: 10, windowSeconds: 15 * minute },
  password: { name: 'password', limit: 100, windowSeconds: hour },
  /** Wrong passwords from one network, for any email. */
  passwordsOfNetwork: { name: 'passwords of network', limit: 100, windowSeconds: hour, maxWaitSeconds: day },
  /** How often a network may learn whether an email has an account. Beyond that, responses are the same either way. */
  revealAccount: { name: 'name told', limit: 20, windowSeconds: hour },
  signUp: { name: 'sign-up', limit: 20, windowSeconds: hour, maxWaitSeconds: day },
  /** Mails with a code to one email. */
  mailFromNetwork: { name: 'mail from network', limit: 5, windowSeconds: hour },
  mailFromNetworkOfDay: { name: 'mail from network of day', limit: 8, windowSeconds: day },
  mailFromDevice: { name: 'mail from device', limit: 5, windowSeconds: hour },
  mailFromDeviceOfDay: { name: 'mail from device of day', limit: 8, windowSeconds: day },
  mail: { name: 'mail', limit: 15, windowSeconds: hour },
  mailOfDay: { name: 'mail of day', limit: 30, windowSeconds: day },
  /** Mails with a code that one network requests, to any recipient. */
  mailsOfNetwork: { name: 'mails of network', limit: 50, windowSeconds: hour, maxWaitSeconds: day },
  /** Codes for one email and purpose. Each code has its own limit as well (`triesPerCode`). */
  codeFromNetwork: { name: 'code from network', limit: 5, windowSeconds: 15 * minute },
  codeFromDevice: { name: 'code from device', limit: 5, windowSeconds: 15 * minute },
  /** Wrong codes from one network, for any email. */
  codesOfNetwork: { name: 'codes of network', limit: 50, windowSeconds: hour, maxWaitSeconds: day },
} as const satisfies Record<string, AttemptRule>;

/**
 * Wrong tries that one code accepts from the network that requested it, and again from all other networks together. A
 * code has a million values. At thirty mails a day with ten tries each, guessing one takes nine years on average, and
 * floods the mailbox of its owner.
 */
export const triesPerCode = 5;
