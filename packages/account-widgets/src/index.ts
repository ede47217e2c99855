export { AccountBilling, type AccountBillingProps, type ChosenPlan } from './account/AccountBilling/AccountBilling.tsx';
export {
  AccountNotifications,
  type AccountNotificationsProps,
  type NotificationChoice,
} from './account/AccountNotifications/AccountNotifications.tsx';
export {
  AccountProfile,
  type AccountProfileProps,
  type ProfileNames,
} from './account/AccountProfile/AccountProfile.tsx';
export { AccountSecurity, type AccountSecurityProps } from './account/AccountSecurity/AccountSecurity.tsx';
export type { PasswordChange } from './account/AccountSecurity/PasswordForm.tsx';
export { AuthWall, type AuthWallProps } from './login/AuthWall/AuthWall.tsx';
export { ConfirmResetForm, type ConfirmResetFormProps } from './login/ConfirmResetForm/ConfirmResetForm.tsx';
export {
  ConfirmSignUpForm,
  type ConfirmSignUpFormProps,
  type ConfirmSignUpNotice,
} from './login/ConfirmSignUpForm/ConfirmSignUpForm.tsx';
export { LoginPage, type LoginPageProps } from './login/LoginPage/LoginPage.tsx';
export { PasswordResetForm, type PasswordResetFormProps } from './login/PasswordResetForm/PasswordResetForm.tsx';
export { Provisioning, type ProvisioningProps } from './login/Provisioning/Provisioning.tsx';
export { ReferralInvitation, type ReferralInvitationProps } from './login/ReferralInvitation/ReferralInvitation.tsx';
export { SignInForm, type SignInFormProps, type SignInNotice } from './login/SignInForm/SignInForm.tsx';
export { SignUpForm, type SignUpFormProps } from './login/SignUpForm/SignUpForm.tsx';
export * from './login.ts';
export * from './navigation.ts';
export { MarketingPanel, type MarketingPanelProps } from './plans/MarketingPanel/MarketingPanel.tsx';
export { PlanCards, type PlanCardsProps } from './plans/PlanCards/PlanCards.tsx';
export { PlanDifferences, type PlanDifferencesProps } from './plans/PlanDifferences/PlanDifferences.tsx';
export { PlanQuestions } from './plans/PlanQuestions/PlanQuestions.tsx';
export { type PlanOrder, readPlanOrder, readReferralOrder } from './plans/planOrder.ts';
export { ReferralOffer, type ReferralOfferProps } from './plans/ReferralOffer/ReferralOffer.tsx';
export { AppFooter, type AppFooterProps, type FooterLinkId, type SocialPage } from './shell/AppFooter/AppFooter.tsx';
export {
  AppHeader,
  type AppHeaderProps,
  type HeaderUser,
  type HeaderWatchlists,
} from './shell/AppHeader/AppHeader.tsx';
export { DisplayDialog, type DisplayDialogProps } from './shell/DisplayDialog/DisplayDialog.tsx';
export {
  DisplayFields,
  type DisplayFieldsProps,
  type DisplayLanguage,
  type DisplaySettings,
} from './shell/DisplayFields/DisplayFields.tsx';
export { GuidedTour, type GuidedTourProps } from './shell/GuidedTour/GuidedTour.tsx';
export { KeyList, type KeyListProps } from './shell/KeyList/KeyList.tsx';
export {
  LandingPage,
  type LandingPageProps,
  type LandingPieces,
  type LandingSearch,
} from './shell/LandingPage/LandingPage.tsx';
export {
  type MessageChannel,
  MessagesPopover,
  type MessagesPopoverProps,
} from './shell/MessagesPopover/MessagesPopover.tsx';
export { PhoneBar, type PhoneBarProps } from './shell/PhoneBar/PhoneBar.tsx';
export { StatusPage, type StatusPageProps } from './shell/StatusPage/StatusPage.tsx';
export { MarketPulseForm, type MarketPulseFormProps } from './support/MarketPulseForm/MarketPulseForm.tsx';
export {
  type CompanySuggestion,
  SuggestCompanyForm,
  type SuggestCompanyFormProps,
} from './support/SuggestCompanyForm/SuggestCompanyForm.tsx';
export { SupportForm, type SupportFormProps, type SupportRequest } from './support/SupportForm/SupportForm.tsx';
export { SupportHelp, type SupportHelpProps, type SupportTopic } from './support/SupportHelp/SupportHelp.tsx';
export * from './types.ts';
