import { limits } from '@fs/api-contract';
import { Type } from 'typebox';
import { attemptRules } from '../attemptRules.ts';
import { signUpMail } from '../codeMails.ts';
import { CognitoError } from '../cognitoError.ts';
import { personNameProblem } from '../personName.ts';
import { addSignUp } from '../signUps.ts';
import { findUserByEmail } from '../users.ts';
import { type ActionContext, checkClient, defineAction } from './action.ts';
import { countMail, deliveryTo } from './codeLimits.ts';
import { EmailInput, PasswordInput } from './inputs.ts';
import { refusals } from './refusals.ts';

const Input = Type.Object({
  ClientId: Type.String(),
  Username: EmailInput,
  Password: PasswordInput,
  UserAttributes: Type.Array(Type.Object({ Name: Type.String(), Value: Type.String({ maxLength: 2048 }) }), {
    maxItems: 20,
  }),
});

/** Printable ASCII: two spellings that PostgreSQL and we would lower-case differently cannot arise. */
const emailPattern = /^(?=[\x21-\x7e]+$)[^@]+@[^@]+\.[^@]+$/;

/** Begins an account, which is the reader's once they have typed the code that is mailed. */
export const signUp = defineAction(Input, async (input, context) => {
  checkClient(input.ClientId, context);
  const email = input.Username.toLowerCase();
  const given = new Map(input.UserAttributes.map(({ Name, Value }) => [Name, Value.trim()]));
  checkEmail(email, given.get('email'), context);
  if ([...input.Password].length < limits.passwordLength) throw refusals.shortPassword();
  const names = { givenName: readName(given, 'given_name'), familyName: readName(given, 'family_name') };
  if (!(await context.attempts.count(attemptRules.signUp, context.address))) throw refusals.tooOften();

  const known = await findUserByEmail(context.database, email);
  // Counted before anything is kept: nobody piles up sign-ups for another's address.
  if (!known || known.status === 'UNCONFIRMED') await countMail(context, email);
  const pending = await addSignUp(context.database, { email, ...names, password: input.Password }, context.now());
  if (!pending) throw new CognitoError('UsernameExistsException', 'User already exists');
  const { userId, session, isContested } = pending;
  const code = await context.codes.issue(userId, 'sign-up');
  context.postman.post(signUpMail({ email, code, publicUrl: context.publicUrl, isContested }));
  return { UserConfirmed: false, UserSub: userId, Session: session, ...deliveryTo(email) };
});

function checkEmail(email: string, attribute: string | undefined, { admits }: ActionContext): void {
  if (!emailPattern.test(email)) throw new CognitoError('InvalidParameterException', 'Username should be an email.');
  if (attribute !== undefined && attribute.toLowerCase() !== email) {
    throw new CognitoError('InvalidParameterException', 'Invalid email address format.');
  }
  if (!admits(email)) throw refusedBySignUp('This address cannot be used here.');
}

function readName(attributes: ReadonlyMap<string, string>, name: string): string {
  const value = attributes.get(name);
  if (value === undefined) {
    throw new CognitoError(
      'InvalidParameterException',
      `Attributes did not conform to the schema: ${name}: The attribute is required`,
    );
  }
  const problem = personNameProblem(value);
  if (problem) throw refusedBySignUp(problem);
  return value;
}

/** As a user pool says what its check before sign-up found; the app takes the first words away (accounts §8). */
function refusedBySignUp(problem: string): CognitoError {
  return new CognitoError('UserLambdaValidationException', `PreSignUp failed with error ${problem}`);
}
