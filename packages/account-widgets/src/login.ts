export {
  type Credentials,
  createLoginWorkflow,
  type LoginAnswer,
  type LoginCalls,
  type LoginStart,
  type LoginWorkflow,
} from './login/createLoginWorkflow.ts';
export type { LoginFailure, LoginNotice, LoginState, LoginStep } from './login/LoginState.ts';
export { type LoginAddress, readLoginAddress } from './login/readLoginAddress.ts';
export { type ReferralOutcome, referralOutcomeOf } from './login/referralOutcome.ts';
export { readSignupPlan, type SignupPlan } from './login/signupPlan.ts';
export { type PlanWish, readPlanWish } from './plans/planWish.ts';
