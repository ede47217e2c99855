// Types of other packages that the props of these widgets name, so that a consumer can name them, too
export type {
  AccountDeletion,
  AccountRole,
  AccountSession,
  AccountUsage,
  Billing,
  Channel,
  ChatMessage,
  Course,
  CourseCard,
  FailureReason,
  Group,
  InquiryFormName,
  Landing as LandingFacts,
  LibraryCategory,
  MailForecast,
  MarketPulse,
  MessageEmbed,
  Notice,
  Plan,
  PlanId,
  PlanPrice,
  ReceivedInvitation,
  Referral,
  SessionOrganization,
  SignUpAttributes,
  Team,
  Tours,
  UserAccount,
  Workspace,
  WorkspaceDetail,
  WorkspaceInvitation,
  WorkspacePerson,
} from '@fs/api-contract';
export type { Density, FileFieldFile, HeadingLevel, Loadable, Shortcut, ThemeName } from '@fs/ui';

export type { PlanChoice, PlanWay } from './plans/PlanCards/PlanCard.tsx';
export type { TourKey } from './shell/GuidedTour/tourRules.ts';
