// Types of other packages that the props of these widgets name, so that a consumer can name them, too
export type {
  AccountSession,
  FailureReason,
  Group,
  Landing as LandingFacts,
  MarketPulse,
  Plan,
  PlanId,
  Referral,
  SessionOrganization,
  SignUpAttributes,
  Tours,
  UserAccount,
} from '@fs/api-contract';
export type { Density, HeadingLevel, Loadable, Shortcut, ThemeName } from '@fs/ui';

export type { PlanChoice, PlanWay } from './plans/PlanCards/PlanCard.tsx';
export type { TourKey } from './shell/GuidedTour/tourRules.ts';
