import { attemptRules } from '../attemptRules.ts';
import type { AttemptRule } from '../attempts.ts';
import type { CodePurpose } from '../confirmationCodes.ts';
import type { StoredUser } from '../users.ts';
import type { ActionContext } from './action.ts';
import { refusals } from './refusals.ts';

/** The caller of a rate-limited action: a known device of the user, or a stranger. */
interface Caller {
  /** In lower case. May belong to no user. */
  email: string;
  /** Null for an unknown device. */
  deviceId: string | null;
}

/** A rule, and the values by which it counts. */
type Count = readonly [rule: AttemptRule, ...of: string[]];

/** Returns the device id of a request that proves an earlier login as this user. */
export function findKnownDevice(
  { deviceProofs }: ActionContext,
  user: StoredUser | undefined,
  metadata: Readonly<Record<string, string>> | undefined,
): string | null {
  return deviceProofs.deviceIdOf(metadata?.device, user);
}

/**
 * The counts of a password attempt, narrowest first, so that a rejected attempt does not consume limits that others
 * share.
 */
export function toPasswordCounts({ network }: ActionContext, { email, deviceId }: Caller): readonly Count[] {
  if (deviceId !== null) return [[attemptRules.passwordFromDevice, deviceId]];
  return [
    [attemptRules.passwordFromNetwork, email, network],
    [attemptRules.passwordsOfNetwork, network],
    [attemptRules.password, email],
  ];
}

/** Counts an attempt under each rule, and stops at the first exceeded one. */
export async function isWithin({ attempts }: ActionContext, counts: readonly Count[]): Promise<boolean> {
  for (const [rule, ...of] of counts) {
    if (!(await attempts.count(rule, ...of))) return false;
  }
  return true;
}

/** Uncounts an attempt that turned out to be legitimate. */
export async function uncount({ attempts }: ActionContext, counts: readonly Count[]): Promise<void> {
  for (const [rule, ...of] of counts) await attempts.uncount(rule, ...of);
}

/** Counts a mail with a code. @throws CognitoError beyond the limit. */
export async function countMail(context: ActionContext, { email, deviceId }: Caller): Promise<void> {
  const { network } = context;
  const counts: readonly Count[] =
    deviceId === null
      ? [
          [attemptRules.mailFromNetwork, email, network],
          [attemptRules.mailFromNetworkOfDay, email, network],
          [attemptRules.mailsOfNetwork, network],
          [attemptRules.mail, email],
          [attemptRules.mailOfDay, email],
        ]
      : [
          [attemptRules.mailFromDevice, deviceId],
          [attemptRules.mailFromDeviceOfDay, deviceId],
        ];
  if (!(await isWithin(context, counts))) throw refusals.tooOften();
}

/** Counts a try of a code, and returns the counts for `uncount`. @throws CognitoError beyond the limit. */
export async function countCode(
  context: ActionContext,
  { email, deviceId }: Caller,
  purpose: CodePurpose,
): Promise<readonly Count[]> {
  const { network } = context;
  const counts: readonly Count[] =
    deviceId === null
      ? [
          [attemptRules.codeFromNetwork, email, purpose, network],
          [attemptRules.codesOfNetwork, network],
        ]
      : [[attemptRules.codeFromDevice, deviceId, purpose]];
  if (!(await isWithin(context, counts))) throw refusals.tooOften();
  return counts;
}

/** Describes where a code was sent, masking the address as Cognito does. */
export function toDeliveryDetails(email: string) {
  const [name = '', domain = ''] = email.split('@');
  const Destination = `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination };
}
