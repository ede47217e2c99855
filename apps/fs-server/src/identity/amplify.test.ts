import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  confirmUserAttribute,
  fetchAuthSession,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  sendUserAttributeVerificationCode,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type IdentityServer, password, startIdentityServer } from './testing/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

const email = 'amplify@foresight.test';
const authFlowType = 'USER_PASSWORD_AUTH';

test("[AUTH-056] Amplify, the provider's own client, signs up, confirms, logs in, refreshes, logs out everywhere and resets a password", async () => {
  // Amplify warns about every endpoint that is not Amazon's.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const userPoolEndpoint = await server.listen();
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId: 'us-east-2_AbCdEfGhI', userPoolClientId: server.identity.clientId, userPoolEndpoint },
    },
  });
  const userAttributes = { email, given_name: 'Zoë', family_name: 'Example' };
  const signedUp = await signUp({ username: email, password, options: { userAttributes } });
  expect(signedUp).toMatchObject({ isSignUpComplete: false, nextStep: { signUpStep: 'CONFIRM_SIGN_UP' } });
  expect(await signIn({ username: email, password, options: { authFlowType } })).toMatchObject({
    isSignedIn: false,
    nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
  });
  expect(await resendSignUpCode({ username: email })).toMatchObject({
    deliveryMedium: 'EMAIL',
    destination: 'a***@f***',
  });
  await expect(confirmSignUp({ username: email, confirmationCode: '12345x' })).rejects.toMatchObject({
    name: 'CodeMismatchException',
  });
  const confirmed = await confirmSignUp({ username: email, confirmationCode: server.codeMailedTo(email) });
  expect(confirmed.isSignUpComplete).toBe(true);
  await expect(signUp({ username: email, password, options: { userAttributes } })).rejects.toMatchObject({
    name: 'UsernameExistsException',
    message: 'User already exists',
  });

  expect(await signIn({ username: email, password, options: { authFlowType } })).toMatchObject({ isSignedIn: true });
  const first = await fetchAuthSession();
  expect(first.tokens?.idToken?.payload).toMatchObject({ email, 'cognito:groups': ['fuel-free'] });
  server.wait(60);
  const second = await fetchAuthSession({ forceRefresh: true });
  expect(second.tokens?.idToken?.payload.iat).toBe((first.tokens?.idToken?.payload.iat ?? 0) + 60);
  const header = `Bearer ${second.tokens?.idToken}`;
  expect(await server.userOf(header)).not.toBeNull();
  await signOut({ global: true });
  expect(await server.userOf(header)).toBeNull();

  expect(await resetPassword({ username: email })).toMatchObject({ isPasswordReset: false });
  const confirmationCode = server.codeMailedTo(email);
  await confirmResetPassword({ username: email, confirmationCode, newPassword: 'another horse' });
  await expect(signIn({ username: email, password, options: { authFlowType } })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  });
  const again = await signIn({ username: email, password: 'another horse', options: { authFlowType } });
  expect(again.isSignedIn).toBe(true);

  await expect(updatePassword({ oldPassword: password, newPassword: 'a third horse' })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
  await updatePassword({ oldPassword: 'another horse', newPassword: 'a third horse' });
  const newEmail = 'amplified@foresight.test';
  const updated = await updateUserAttributes({ userAttributes: { given_name: 'Ada', email: newEmail } });
  expect(updated).toMatchObject({
    given_name: { isUpdated: true },
    email: { isUpdated: false, nextStep: { updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' } },
  });
  await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: server.codeMailedTo(newEmail) });
  expect(await fetchUserAttributes()).toMatchObject({ given_name: 'Ada', email: newEmail });
  // Without `authFlowType` the client requests SRP.
  await signOut();
  await expect(signIn({ username: newEmail, password: 'a third horse' })).rejects.toMatchObject({
    name: 'InvalidParameterException',
    message: 'USER_SRP_AUTH is not enabled for the client.',
  });
  expect(warn.mock.calls.flat().join()).toContain('custom Amazon Amazon Cognito User Pool endpoint');
});
