import { expect, test, vi } from 'vitest';
import { createLoginWorkflow, type LoginAnswer, type LoginCalls } from './createLoginWorkflow.ts';
import { readLoginAddress } from './readLoginAddress.ts';

const email = 'ada@foresight.example';
const password = 'correct horse';
const user = { email, password, given_name: 'Ada', family_name: 'Byron' };
const done: LoginAnswer = { ok: true };
const refused: LoginAnswer = { ok: false, error: 'Invalid verification code provided.', reason: 'invalid' };

function open(path: string, given: Partial<LoginCalls> = {}) {
  const calls = {
    signIn: vi.fn(async () => done),
    signUp: vi.fn(async () => done),
    confirmSignUp: vi.fn(async () => done),
    resendCode: vi.fn(async () => done),
    forgotPassword: vi.fn(async () => done),
    confirmForgotPassword: vi.fn(async () => done),
    startGoogle: vi.fn(async () => done),
    ...given,
  };
  const { pathname, search } = new URL(path, 'https://foresight.example');
  const workflow = createLoginWorkflow({ address: readLoginAddress({ pathname, search }), calls });
  return { workflow, calls };
}

test.each([
  ['/login/', 'signIn', null],
  ['/login/?plan=team', 'signIn', 'team'],
  ['/signup', 'signUp', 'free'],
  ['/signup/?plan=fuel-individual', 'signUp', 'individual'],
  ['/signup/?plan=news', 'news', 'news'],
  ['/referral/HARBOR-6', 'referral', null],
  ['/signup?code=HARBOR-6&redirect=/referral/HARBOR-6', 'referral', null],
  ['/login/?confirmationcode=123456', 'confirmSignUp', null],
])('%s opens at the step %s with the plan %s', (path, step, plan) => {
  expect(open(path).workflow.state()).toMatchObject({ step, plan });
});

test('[AUTH-021] the login form leads to sign-up for the free plan', () => {
  const { workflow } = open('/login/');
  workflow.goTo('signUp');
  expect(workflow.state()).toMatchObject({ step: 'signUp', plan: 'free' });
});

test("keeps the plan between forms, and takes a referral's plan", () => {
  const { workflow } = open('/login/?plan=team');
  workflow.goTo('signUp');
  expect(workflow.state().plan).toBe('team');
  const referred = open('/referral/HARBOR-6').workflow;
  referred.goTo('signUp');
  expect(referred.state()).toMatchObject({ step: 'signUp', plan: null, referralCode: 'HARBOR-6' });
});

test('[AUTH-022] the login form leads to the password reset and keeps the email', () => {
  const { workflow } = open('/login/');
  workflow.typeEmail(email);
  workflow.goTo('passwordReset');
  expect(workflow.state()).toMatchObject({ step: 'passwordReset', email });
});

test('[AUTH-023] asks for the reset code after sending it', async () => {
  const { workflow, calls } = open('/login/');
  workflow.goTo('passwordReset');
  await workflow.sendResetCode({ email });
  expect(calls.forgotPassword).toHaveBeenCalledExactlyOnceWith({ email });
  expect(workflow.state()).toMatchObject({ step: 'confirmReset', email, notice: 'resetCodeSent', isPending: false });
});

test('stays on the form if the reset code could not be sent', async () => {
  const { workflow } = open('/login/', { forgotPassword: async () => refused });
  workflow.goTo('passwordReset');
  await workflow.sendResetCode({ email });
  const failure = { error: refused.error, reason: 'invalid' };
  expect(workflow.state()).toMatchObject({ step: 'passwordReset', failure, isPending: false });
});

test('[AUTH-024] returns to login with a notice after a changed password, and stays after a wrong code', async () => {
  const answers = [refused, done];
  const confirmForgotPassword = vi.fn(async () => answers.shift() ?? done);
  const { workflow } = open('/login/', { confirmForgotPassword });
  workflow.goTo('passwordReset');
  await workflow.sendResetCode({ email });
  const change = { email, code: '123456', password };
  await workflow.changePassword(change);
  expect(workflow.state()).toMatchObject({ step: 'confirmReset', failure: { error: refused.error } });
  await workflow.changePassword(change);
  expect(confirmForgotPassword).toHaveBeenLastCalledWith(change);
  expect(workflow.state()).toMatchObject({ step: 'signIn', notice: 'passwordChanged', failure: null, email });
});

test('[AUTH-025] sends a new code to an unconfirmed user who logs in and asks for it', async () => {
  const unconfirmed: LoginAnswer = { ok: false, error: 'User is not confirmed.', reason: 'forbidden' };
  const { workflow, calls } = open('/login/', { signIn: async () => unconfirmed });
  await workflow.signIn({ email, password });
  expect(calls.resendCode).toHaveBeenCalledExactlyOnceWith({ email });
  expect(workflow.state()).toMatchObject({ step: 'confirmSignUp', email, notice: 'codeResent', failure: null });
});

test('[AUTH-025] shows why that code could not be sent', async () => {
  const { workflow } = open('/login/', {
    signIn: async () => ({ ok: false, error: 'User is not confirmed.', reason: 'forbidden' }),
    resendCode: async () => ({ ok: false, error: 'Attempt limit exceeded.', reason: 'unavailable' }),
  });
  await workflow.signIn({ email, password });
  expect(workflow.state()).toMatchObject({ step: 'confirmSignUp', failure: { error: 'Attempt limit exceeded.' } });
});

test('stays on the login form with the message after any other refusal', async () => {
  const { workflow, calls } = open('/login/', { signIn: async () => refused });
  await workflow.signIn({ email, password });
  expect(workflow.state()).toMatchObject({ step: 'signIn', isPending: false, failure: { error: refused.error } });
  expect(calls.resendCode).not.toHaveBeenCalled();
});

test('a successful login stays pending until the page changes', async () => {
  const { workflow } = open('/login/');
  await workflow.signIn({ email, password });
  expect(workflow.state()).toMatchObject({ step: 'signIn', isPending: true });
});

test('[SIGNUP-017] asks for the code after sign-up', async () => {
  const { workflow, calls } = open('/signup/');
  await workflow.signUp(user);
  expect(calls.signUp).toHaveBeenCalledExactlyOnceWith(user);
  expect(workflow.state()).toMatchObject({ step: 'confirmSignUp', email, notice: 'codeSent', isPending: false });
});

test('[SIGNUP-025] shows why sign-up failed, without the prefix', async () => {
  const error = 'PreSignUp failed with error This domain may not sign up.';
  const { workflow } = open('/signup/', { signUp: async () => ({ ok: false, error, reason: 'invalid' }) });
  await workflow.signUp(user);
  expect(workflow.state()).toMatchObject({ step: 'signUp', failure: { error: 'This domain may not sign up.' } });
});

test('[SIGNUP-022] confirms the account immediately and once with email and code from the link', async () => {
  const { workflow, calls } = open(`/login/?email=${email}&confirmationcode=123456`);
  expect(workflow.state()).toMatchObject({ step: 'confirmSignUp', email, confirmationCode: '123456' });
  await Promise.all([workflow.begin(), workflow.begin()]);
  expect(calls.confirmSignUp).toHaveBeenCalledExactlyOnceWith({ email, code: '123456' });
  expect(workflow.state()).toMatchObject({ step: 'signIn', notice: 'confirmed', email });
});

test("[SIGNUP-022] shows the form for a new code if the link's code expired", async () => {
  const { workflow, calls } = open(`/login/?email=${email}&confirmationcode=1`, { confirmSignUp: async () => refused });
  await workflow.begin();
  expect(workflow.state()).toMatchObject({ step: 'confirmSignUp', failure: { error: refused.error } });
  await workflow.resendCode({ email });
  expect(calls.resendCode).toHaveBeenCalledExactlyOnceWith({ email });
  expect(workflow.state()).toMatchObject({ step: 'confirmSignUp', notice: 'codeResent', failure: null });
});

test('[SIGNUP-022] asks for the email of a code without one', async () => {
  const { workflow, calls } = open('/login/?confirmationcode=123456');
  await workflow.begin();
  expect(calls.confirmSignUp).not.toHaveBeenCalled();
});

test('[AUTH-026] a Google error in the redirect starts the Google login once', async () => {
  const redirect = encodeURIComponent('/?error_description=Already+found+an+entry+for+username+Google_1');
  const { workflow, calls } = open(`/login/?redirect=${redirect}`);
  await Promise.all([workflow.begin(), workflow.begin()]);
  expect(calls.startGoogle).toHaveBeenCalledTimes(1);
  expect(workflow.state()).toMatchObject({ step: 'signIn', isPending: true });
});

test('[AUTH-026] does not start the Google login without such an error', async () => {
  const { workflow, calls } = open('/login/?redirect=%2Fsearch%3Fquery%3Dgoogle');
  await workflow.begin();
  expect(calls.startGoogle).not.toHaveBeenCalled();
  expect(workflow.state().isPending).toBe(false);
});

test('asks for the Market Pulses only before sign-up', () => {
  const { workflow } = open('/signup/?plan=news');
  workflow.choosePulses(['mobility']);
  expect(workflow.state()).toMatchObject({ step: 'signUp', plan: 'news', pulses: ['mobility'] });
  workflow.goTo('signIn');
  workflow.goTo('signUp');
  expect(workflow.state().step).toBe('signUp');
  const signedIn = open('/login/?plan=news').workflow;
  signedIn.goTo('signUp');
  expect(signedIn.state().step).toBe('news');
});

test('ignores a response for a form that was left', async () => {
  const answer = Promise.withResolvers<LoginAnswer>();
  const { workflow } = open('/login/', { signIn: () => answer.promise });
  const signingIn = workflow.signIn({ email, password });
  expect(workflow.state().isPending).toBe(true);
  workflow.goTo('passwordReset');
  answer.resolve(refused);
  await signingIn;
  expect(workflow.state()).toMatchObject({ step: 'passwordReset', isPending: false, failure: null });
});

test('calls listeners on every change until they unsubscribe', () => {
  const { workflow } = open('/login/');
  const listener = vi.fn();
  const stop = workflow.subscribe(listener);
  workflow.typeEmail(email);
  stop();
  workflow.typeEmail('');
  expect(listener).toHaveBeenCalledTimes(1);
});
