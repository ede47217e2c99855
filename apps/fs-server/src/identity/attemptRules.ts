import type { AttemptRule } from './attempts.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * What may be tried how often. E-mails are counted whether or not they are anybody's, so that a refusal tells nothing.
 *
 * What a stranger can use up is counted by network and e-mail together. What counts an e-mail over all networks only
 * slows down devices that nobody knows: one that signed in before passes it, and has a count of its own.
 */
export const attemptRules = {
  /** Wrong passwords for one e-mail. */
  passwordFromNetwork: { name: 'password from address', most: 10, seconds: 15 * minute },
  passwordFromDevice: { name: 'password from device', most: 10, seconds: 15 * minute },
  password: { name: 'password', most: 100, seconds: hour },
  /** Wrong passwords of one network, whoever they are for. */
  passwordsOfNetwork: { name: 'passwords of network', most: 100, seconds: hour, longestWait: day },
  /** How often one network is told whether an e-mail is anybody's; it is told something vaguer from then on. */
  nameTold: { name: 'name told', most: 20, seconds: hour },
  signUp: { name: 'sign-up', most: 20, seconds: hour, longestWait: day },
  /** Mails with a code to one e-mail. */
  mailFromNetwork: { name: 'mail from network', most: 5, seconds: hour },
  mailFromNetworkOfDay: { name: 'mail from network of day', most: 8, seconds: day },
  mailFromDevice: { name: 'mail from device', most: 5, seconds: hour },
  mailFromDeviceOfDay: { name: 'mail from device of day', most: 8, seconds: day },
  mail: { name: 'mail', most: 15, seconds: hour },
  mailOfDay: { name: 'mail of day', most: 30, seconds: day },
  /** Mails with a code that one network asks for, whoever gets them. */
  mailsOfNetwork: { name: 'mails of network', most: 50, seconds: hour, longestWait: day },
  /** Codes for one e-mail and purpose. Each code has a count of its own besides (`triesPerCode`). */
  codeFromNetwork: { name: 'code from network', most: 5, seconds: 15 * minute },
  codeFromDevice: { name: 'code from device', most: 5, seconds: 15 * minute },
  /** Wrong codes of one network, whoever they are for. */
  codesOfNetwork: { name: 'codes of network', most: 50, seconds: hour, longestWait: day },
} as const satisfies Record<string, AttemptRule>;

/**
 * Wrong tries that one code takes from the network that asked for it, and as many from all others together. A code has
 * a million values. Thirty mails a day with ten tries each find one in nine years on average, and fill its owner's
 * mailbox meanwhile.
 */
export const triesPerCode = 5;
