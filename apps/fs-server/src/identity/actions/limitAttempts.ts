import { attemptRules } from '../attemptRules.ts';
import type { AttemptRule } from '../attempts.ts';
import type { CodePurpose } from '../confirmationCodes.ts';
import type { StoredUser } from '../users.ts';
import type { ActionContext } from './action.ts';
import { refusals } from './refusals.ts';

/** Who tries something: a device that is known to have signed in as the user, or a stranger. */
interface Caller {
  /** Lower-case; whether or not it is anybody's. */
  email: string;
  /** Null for a device that nobody knows. */
  deviceId: string | null;
}

/** A rule and what it counts. */
type Count = readonly [rule: AttemptRule, ...of: string[]];

/** The id of the device that a request comes from, where it proves that it signed in as this user before. */
export function knownDevice(
  { deviceProofs }: ActionContext,
  user: StoredUser | undefined,
  metadata: Readonly<Record<string, string>> | undefined,
): string | null {
  return deviceProofs.deviceOf(metadata?.device, user);
}

/** What a password counts for, the narrowest first: one that is refused uses up nothing that others need. */
export function passwordCounts({ network }: ActionContext, { email, deviceId }: Caller): readonly Count[] {
  if (deviceId !== null) return [[attemptRules.passwordFromDevice, deviceId]];
  return [
    [attemptRules.passwordFromNetwork, email, network],
    [attemptRules.passwordsOfNetwork, network],
    [attemptRules.password, email],
  ];
}

/** Counts an attempt under each rule in turn, up to the first that is exceeded. */
export async function isWithin({ attempts }: ActionContext, counts: readonly Count[]): Promise<boolean> {
  for (const [rule, ...of] of counts) {
    if (!(await attempts.count(rule, ...of))) return false;
  }
  return true;
}

/** Takes back an attempt that turned out to be no guess. */
export async function giveBack({ attempts }: ActionContext, counts: readonly Count[]): Promise<void> {
  for (const [rule, ...of] of counts) await attempts.giveBack(rule, ...of);
}

/** Counts a mail with a code. @throws CognitoError when the e-mail got too many. */
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

/** Counts a try of a code, and gives what takes it back. @throws CognitoError when there were too many from here. */
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

/** Where a code went, with as much of the address as Cognito shows. */
export function deliveryTo(email: string) {
  const [name = '', domain = ''] = email.split('@');
  const Destination = `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination };
}
