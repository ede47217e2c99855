import { attemptRules } from '../attemptRules.ts';
import type { CodePurpose } from '../confirmationCodes.ts';
import type { ActionContext } from './action.ts';
import { refusals } from './refusals.ts';

/** Counts a mail with a code. @throws CognitoError when the e-mail got too many. */
export async function countMail({ attempts }: ActionContext, email: string): Promise<void> {
  const isAllowed =
    (await attempts.count(attemptRules.mail, email)) && (await attempts.count(attemptRules.mailOfDay, email));
  if (!isAllowed) throw refusals.tooOften();
}

/** Counts a try of a code. @throws CognitoError when there were too many for this e-mail. */
export async function countCode({ attempts }: ActionContext, email: string, purpose: CodePurpose): Promise<void> {
  const isAllowed =
    (await attempts.count(attemptRules.code, email, purpose)) &&
    (await attempts.count(attemptRules.codeOfDay, email, purpose));
  if (!isAllowed) throw refusals.tooOften();
}

/** Where a code went, with as much of the address as Cognito shows. */
export function deliveryTo(email: string): object {
  const [name = '', domain = ''] = email.split('@');
  const Destination = `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
  return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination } };
}
