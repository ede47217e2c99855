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
  ['/referral/HARBOUR-6', 'referral', null],
  ['/signup?code=HARBOUR-6&redirect=/referral/HARBOUR-6', 'referral', null],
  ['/login/?confirmationcode=123456', 'confirmSignUp', null],
])('%s opens at the step %s with the plan %s', (path, step, plan) => {
  expect(open(path).workflow.state()).toMatchObject({ step, plan });
});

test('[AUTH-021] from sign-in one may go on to sign up, for the free plan', () => {
  const { workflow } = open('/login/');
  workflow.goTo('signUp');
  expect(workflow.state()).toMatchObject({ step: 'signUp', plan: 'free' });
});

test('whoever came for a plan keeps it from form to form; a referral brings its own', () => {
  const { workflow } = open('/login/?plan=team');
  workflow.goTo('signUp');
  expect(workflow.state().plan).toBe('team');
  const referred = open('/referral/HARBOUR-6').workflow;
  referred.goTo('signUp');
  expect(referred.state()).toMatchObject({ step: 'signUp', plan: null, referralCode: 'HARBOUR-6' });
});

test('[AUTH-022] from sign-in one may go on to reset the password, and the typed e-mail comes along', () => {
  const { workflow } = open('/login/');
  workflow.typeEmail(email);
  workflow.goTo('passwordReset');
  expect(workflow.state()).toMatchObject({ step: 'passwordReset', email });
});

test('[AUTH-023] once the code is sent, the reset asks for it', async () => {
  const { workflow, calls } = open('/login/');
  workflow.goTo('passwordReset');
  await workflow.sendResetCode({ email });
  expect(calls.forgotPassword).toHaveBeenCalledExactlyOnceWith({ email });
  expect(workflow.state()).toMatchObject({ step: 'confirmReset', email, notice: 'resetCodeSent', isPending: false });
});

test('a reset code that could not be sent leaves the visitor where they were', async () => {
  const { workflow } = open('/login/', { forgotPassword: async () => refused });
  workflow.goTo('passwordReset');
  await workflow.sendResetCode({ email });
  const failure = { error: refused.error, reason: 'invalid' };
  expect(workflow.state()).toMatchObject({ step: 'passwordReset', failure, isPending: false });
});

test('[AUTH-024] a changed password leads back to sign-in, which says so; a wrong code does not', async () => {
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

test('[AUTH-025] an unconfirmed user who signs in is sent a new code and asked for it', async () => {
  const unconfirmed: LoginAnswer = { ok: false, error: 'User is not confirmed.', reason: 'forbidden' };
  const { workflow, calls } = open('/login/', { signIn: async () => unconfirmed });
  await workflow.signIn({ email, password });
  expect(calls.resendCode).toHaveBeenCalledExactlyOnceWith({ email });
  expect(workflow.state()).toMatchObject({ step: 'confirmSignUp', email, notice: 'codeResent', failure: null });
});

test('[AUTH-025] where that code cannot be sent, the step says why', async () => {
  const { workflow } = open('/login/', {
    signIn: async () => ({ ok: false, error: 'User is not confirmed.', reason: 'forbidden' }),
    resendCode: async () => ({ ok: false, error: 'Attempt limit exceeded.', reason: 'unavailable' }),
  });
  await workflow.signIn({ email, password });
  expect(workflow.state()).toMatchObject({ step: 'confirmSignUp', failure: { error: 'Attempt limit exceeded.' } });
});

test('any other refused sign-in stays there, with the message', async () => {
  const { workflow, calls } = open('/login/', { signIn: async () => refused });
  await workflow.signIn({ email, password });
  expect(workflow.state()).toMatchObject({ step: 'signIn', isPending: false, failure: { error: refused.error } });
  expect(calls.resendCode).not.toHaveBeenCalled();
});

test('a sign-in that worked stays under way until the page is left', async () => {
  const { workflow } = open('/login/');
  await workflow.signIn({ email, password });
  expect(workflow.state()).toMatchObject({ step: 'signIn', isPending: true });
});

test('[SIGNUP-017] a new account is asked for the code next', async () => {
  const { workflow, calls } = open('/signup/');
  await workflow.signUp(user);
  expect(calls.signUp).toHaveBeenCalledExactlyOnceWith(user);
  expect(workflow.state()).toMatchObject({ step: 'confirmSignUp', email, notice: 'codeSent', isPending: false });
});

test('[SIGNUP-025] a refused sign-up says why, without the prefix', async () => {
  const error = 'PreSignUp failed with error This domain may not sign up.';
  const { workflow } = open('/signup/', { signUp: async () => ({ ok: false, error, reason: 'invalid' }) });
  await workflow.signUp(user);
  expect(workflow.state()).toMatchObject({ step: 'signUp', failure: { error: 'This domain may not sign up.' } });
});

test('[SIGNUP-022] with e-mail and code from the link, the account is confirmed at once, and once only', async () => {
  const { workflow, calls } = open(`/login/?email=${email}&confirmationcode=123456`);
  expect(workflow.state()).toMatchObject({ step: 'confirmSignUp', email, confirmationCode: '123456' });
  await Promise.all([workflow.begin(), workflow.begin()]);
  expect(calls.confirmSignUp).toHaveBeenCalledExactlyOnceWith({ email, code: '123456' });
  expect(workflow.state()).toMatchObject({ step: 'signIn', notice: 'confirmed', email });
});

test('[SIGNUP-022] an expired code from the link leaves the visitor where a new one can be asked for', async () => {
  const { workflow, calls } = open(`/login/?email=${email}&confirmationcode=1`, { confirmSignUp: async () => refused });
  await workflow.begin();
  expect(workflow.state()).toMatchObject({ step: 'confirmSignUp', failure: { error: refused.error } });
  await workflow.resendCode({ email });
  expect(calls.resendCode).toHaveBeenCalledExactlyOnceWith({ email });
  expect(workflow.state()).toMatchObject({ step: 'confirmSignUp', notice: 'codeResent', failure: null });
});

test('[SIGNUP-022] a code without an e-mail waits for it', async () => {
  const { workflow, calls } = open('/login/?confirmationcode=123456');
  await workflow.begin();
  expect(calls.confirmSignUp).not.toHaveBeenCalled();
});

test('[AUTH-026] an error of Google in the redirect starts Google sign-in, once', async () => {
  const redirect = encodeURIComponent('/?error_description=Already+found+an+entry+for+username+Google_1');
  const { workflow, calls } = open(`/login/?redirect=${redirect}`);
  await Promise.all([workflow.begin(), workflow.begin()]);
  expect(calls.startGoogle).toHaveBeenCalledTimes(1);
  expect(workflow.state()).toMatchObject({ step: 'signIn', isPending: true });
});

test('[AUTH-026] without such an error nobody is sent to Google', async () => {
  const { workflow, calls } = open('/login/?redirect=%2Fsearch%3Fquery%3Dgoogle');
  await workflow.begin();
  expect(calls.startGoogle).not.toHaveBeenCalled();
  expect(workflow.state().isPending).toBe(false);
});

test('the Market Pulses are asked for before sign-up, and only then', () => {
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

test('an answer for a form that is gone changes nothing', async () => {
  const answer = Promise.withResolvers<LoginAnswer>();
  const { workflow } = open('/login/', { signIn: () => answer.promise });
  const signingIn = workflow.signIn({ email, password });
  expect(workflow.state().isPending).toBe(true);
  workflow.goTo('passwordReset');
  answer.resolve(refused);
  await signingIn;
  expect(workflow.state()).toMatchObject({ step: 'passwordReset', isPending: false, failure: null });
});

test('listeners hear of every change until they stop', () => {
  const { workflow } = open('/login/');
  const listener = vi.fn();
  const stop = workflow.subscribe(listener);
  workflow.typeEmail(email);
  stop();
  workflow.typeEmail('');
  expect(listener).toHaveBeenCalledTimes(1);
});
