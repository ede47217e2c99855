import { CognitoError } from '../cognitoError.ts';
import { confirmPendingUser } from '../signUps.ts';
import { findUserByEmail } from '../users.ts';
import { defineAction, requireClient } from './action.ts';
import { ActionInput, ClientIdInput, ClientMetadataInput, CodeInput, EmailInput, SessionInput } from './inputs.ts';
import { countCode, findKnownDevice, uncount } from './limitAttempts.ts';
import { refusals } from './refusals.ts';

const input = ActionInput({
  ClientId: ClientIdInput,
  Username: EmailInput,
  ConfirmationCode: CodeInput,
  /** The session of the sign-up, if the code is entered on the page that created it. */
  Session: SessionInput,
  ClientMetadata: ClientMetadataInput,
});

/**
 * Confirms a sign-up. An unknown email gets the response of a wrong code, so that it reveals nothing.
 *
 * A client that sends `firstSignIn: 'proved'` in its metadata may get a `Session`, which it must send as `confirmation`
 * in the metadata of the following login (see `confirmPendingUser`).
 */
export const confirmSignUp = defineAction(
  { caller: 'email', changes: 'credential', mails: 'nothing', input },
  async ({ ClientId, Username, ConfirmationCode, Session, ClientMetadata }, context) => {
    requireClient(ClientId, context);
    const email = Username.toLowerCase();
    const user = await findUserByEmail(context.database, email);
    const deviceId = findKnownDevice(context, user, ClientMetadata);
    const counts = await countCode(context, { email, deviceId }, 'sign-up');
    if (!user) throw refusals.wrongCode();
    const page = { session: Session, takesProof: ClientMetadata?.firstSignIn === 'proved' };
    const { verdict, proof } = await context.database.kysely.transaction().execute(async (transaction) => {
      const found = await context.codes.redeem(transaction, {
        userId: user.id,
        purpose: 'sign-up',
        code: ConfirmationCode,
        network: context.network,
        isKnownDevice: deviceId !== null,
      });
      if (found !== 'right') return { verdict: found };
      return { verdict: found, proof: await confirmPendingUser(transaction, user.id, page, context.now()) };
    });
    if (verdict === 'wrong') throw refusals.wrongCode();
    if (verdict === 'expired') throw refusals.expiredCode();
    if (verdict === 'used') {
      throw new CognitoError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
    }
    await uncount(context, counts);
    return proof === undefined ? {} : { Session: proof };
  },
);
