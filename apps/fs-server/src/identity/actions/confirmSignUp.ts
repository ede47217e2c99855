import { CognitoError } from '../cognitoError.ts';
import { settleSignUps } from '../signUps.ts';
import { findUserByEmail } from '../users.ts';
import { checkClient, defineAction } from './action.ts';
import { ActionInput, ClientIdInput, ClientMetadataInput, CodeInput, EmailInput, SessionInput } from './inputs.ts';
import { countCode, giveBack, knownDevice } from './limitAttempts.ts';
import { refusals } from './refusals.ts';

const input = ActionInput({
  ClientId: ClientIdInput,
  Username: EmailInput,
  ConfirmationCode: CodeInput,
  /** Of the sign-up, where the code is typed on the page that made it. */
  Session: SessionInput,
  ClientMetadata: ClientMetadataInput,
});

/**
 * Confirms a sign-up. An e-mail that is nobody's is answered as a wrong code is: only the right one tells anything.
 *
 * A client that says `firstSignIn: 'proved'` in its metadata may be answered with a `Session`: it hands it on as
 * `confirmation` in the metadata of the sign-in that follows (see `settleSignUps`).
 */
export const confirmSignUp = defineAction(
  { caller: 'email', changes: 'credential', mails: 'nothing', input },
  async ({ ClientId, Username, ConfirmationCode, Session, ClientMetadata }, context) => {
    checkClient(ClientId, context);
    const email = Username.toLowerCase();
    const user = await findUserByEmail(context.database, email);
    const deviceId = knownDevice(context, user, ClientMetadata);
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
      return { verdict: found, proof: await settleSignUps(transaction, user.id, page, context.now()) };
    });
    if (verdict === 'wrong') throw refusals.wrongCode();
    if (verdict === 'expired') throw refusals.expiredCode();
    if (verdict === 'used') {
      throw new CognitoError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
    }
    await giveBack(context, counts);
    return proof === undefined ? {} : { Session: proof };
  },
);
