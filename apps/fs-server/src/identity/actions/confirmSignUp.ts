import { Type } from 'typebox';
import { CognitoError } from '../cognitoError.ts';
import { settleSignUps } from '../signUps.ts';
import { findUserByEmail } from '../users.ts';
import { checkClient, defineAction } from './action.ts';
import { countCode } from './codeLimits.ts';
import { ClientMetadataInput, CodeInput, EmailInput } from './inputs.ts';
import { refusals } from './refusals.ts';

const Input = Type.Object({
  ClientId: Type.String(),
  Username: EmailInput,
  ConfirmationCode: CodeInput,
  /** Of the sign-up, where the code is typed on the page that made it. */
  Session: Type.Optional(Type.String({ maxLength: 2048 })),
  ClientMetadata: ClientMetadataInput,
});

/**
 * Confirms a sign-up. An e-mail that is nobody's is answered as a wrong code is: only the right one tells anything.
 *
 * A client that says `firstSignIn: 'proved'` in its metadata may be answered with a `Session`: it hands it on as
 * `confirmation` in the metadata of the sign-in that follows (see `settleSignUps`).
 */
export const confirmSignUp = defineAction(Input, async (input, context) => {
  checkClient(input.ClientId, context);
  const email = input.Username.toLowerCase();
  await countCode(context, email, 'sign-up');
  const user = await findUserByEmail(context.database, email);
  if (!user) throw refusals.wrongCode();
  const page = { session: input.Session, takesProof: input.ClientMetadata?.firstSignIn === 'proved' };
  const { verdict, proof } = await context.database.kysely.transaction().execute(async (transaction) => {
    const found = await context.codes.redeem(transaction, user.id, 'sign-up', input.ConfirmationCode);
    if (found !== 'right') return { verdict: found };
    return { verdict: found, proof: await settleSignUps(transaction, user.id, page, context.now()) };
  });
  if (verdict === 'wrong') throw refusals.wrongCode();
  if (verdict === 'expired') throw refusals.expiredCode();
  if (verdict === 'used') {
    throw new CognitoError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
  }
  return proof === undefined ? {} : { Session: proof };
});
