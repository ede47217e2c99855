export { accountBillingMessages } from './account/AccountBilling/AccountBilling.messages.ts';
export { AccountBilling, type AccountBillingProps } from './account/AccountBilling/AccountBilling.tsx';
export { accountNotificationsMessages } from './account/AccountNotifications/AccountNotifications.messages.ts';
export {
  AccountNotifications,
  type AccountNotificationsProps,
  type NotificationChoice,
} from './account/AccountNotifications/AccountNotifications.tsx';
export { accountProfileMessages } from './account/AccountProfile/AccountProfile.messages.ts';
export {
  AccountProfile,
  type AccountProfileProps,
  type ProfileNames,
} from './account/AccountProfile/AccountProfile.tsx';
export { confirmResetFormMessages } from './login/ConfirmResetForm/ConfirmResetForm.messages.ts';
export { ConfirmResetForm, type ConfirmResetFormProps } from './login/ConfirmResetForm/ConfirmResetForm.tsx';
export { confirmSignUpFormMessages } from './login/ConfirmSignUpForm/ConfirmSignUpForm.messages.ts';
export {
  ConfirmSignUpForm,
  type ConfirmSignUpFormProps,
  type ConfirmSignUpNotice,
} from './login/ConfirmSignUpForm/ConfirmSignUpForm.tsx';
export {
  type Credentials,
  createLoginWorkflow,
  type LoginAnswer,
  type LoginCalls,
  type LoginStart,
  type LoginWorkflow,
} from './login/createLoginWorkflow.ts';
export { loginFieldsMessages } from './login/fields/loginFields.messages.ts';
export { loginPageMessages } from './login/LoginPage/LoginPage.messages.ts';
export { LoginPage, type LoginPageProps } from './login/LoginPage/LoginPage.tsx';
export type { LoginFailure, LoginNotice, LoginState, LoginStep } from './login/LoginState.ts';
export { passwordResetFormMessages } from './login/PasswordResetForm/PasswordResetForm.messages.ts';
export { PasswordResetForm, type PasswordResetFormProps } from './login/PasswordResetForm/PasswordResetForm.tsx';
export { provisioningMessages } from './login/Provisioning/Provisioning.messages.ts';
export { Provisioning, type ProvisioningProps } from './login/Provisioning/Provisioning.tsx';
export { referralInvitationMessages } from './login/ReferralInvitation/ReferralInvitation.messages.ts';
export { ReferralInvitation, type ReferralInvitationProps } from './login/ReferralInvitation/ReferralInvitation.tsx';
export { type LoginAddress, readLoginAddress } from './login/readLoginAddress.ts';
export { type ReferralOutcome, referralOutcomeOf } from './login/referralOutcome.ts';
export { signInFormMessages } from './login/SignInForm/SignInForm.messages.ts';
export { SignInForm, type SignInFormProps, type SignInNotice } from './login/SignInForm/SignInForm.tsx';
export { signUpFormMessages } from './login/SignUpForm/SignUpForm.messages.ts';
export { SignUpForm, type SignUpFormProps } from './login/SignUpForm/SignUpForm.tsx';
export { readSignupPlan, type SignupPlan } from './login/signupPlan.ts';
export { marketingPanelMessages } from './plans/MarketingPanel/MarketingPanel.messages.ts';
export { MarketingPanel, type MarketingPanelProps } from './plans/MarketingPanel/MarketingPanel.tsx';
export type { PlanChoice } from './plans/PlanCards/PlanCard.tsx';
export { planCardsMessages } from './plans/PlanCards/PlanCards.messages.ts';
export { PlanCards, type PlanCardsProps } from './plans/PlanCards/PlanCards.tsx';
export { appFooterMessages } from './shell/AppFooter/AppFooter.messages.ts';
export { AppFooter, type AppFooterProps, type FooterLinkId, type SocialPage } from './shell/AppFooter/AppFooter.tsx';
export { appHeaderMessages } from './shell/AppHeader/AppHeader.messages.ts';
export { AppHeader, type AppHeaderProps, type HeaderUser } from './shell/AppHeader/AppHeader.tsx';
export { headerPlaces } from './shell/AppHeader/headerPlaces.ts';
export { guidedTourMessages } from './shell/GuidedTour/GuidedTour.messages.ts';
export { GuidedTour, type GuidedTourProps } from './shell/GuidedTour/GuidedTour.tsx';
export { isTourDue, type TourKey, tourDelay, withTourFinished } from './shell/GuidedTour/tourRules.ts';
export { landingPageMessages } from './shell/LandingPage/LandingPage.messages.ts';
export { LandingPage, type LandingPageProps } from './shell/LandingPage/LandingPage.tsx';
export { messagesPopoverMessages } from './shell/MessagesPopover/MessagesPopover.messages.ts';
export {
  type MessageChannel,
  MessagesPopover,
  type MessagesPopoverProps,
} from './shell/MessagesPopover/MessagesPopover.tsx';
export type { NavigablePage, NavigationUser } from './shell/navigation/NavigablePage.ts';
export { navigationMessages } from './shell/navigation/navigation.messages.ts';
export {
  type NavigationEntry,
  type NavigationGroup,
  type NavigationId,
  type NavigationMenu,
  signedInMenu,
  signedOutMenu,
  userMenu,
} from './shell/navigation/navigationEntries.ts';
export {
  linkFor,
  type Navigation,
  type NavigationItem,
  type NavigationLink,
  type NavigationList,
  navigationOf,
} from './shell/navigation/navigationOf.ts';
export { canOpenPage, pageAt } from './shell/navigation/pageAt.ts';
export { statusPageMessages } from './shell/StatusPage/StatusPage.messages.ts';
export { StatusPage, type StatusPageProps } from './shell/StatusPage/StatusPage.tsx';
export { marketPulseFormMessages } from './support/MarketPulseForm/MarketPulseForm.messages.ts';
export { MarketPulseForm, type MarketPulseFormProps } from './support/MarketPulseForm/MarketPulseForm.tsx';
export { suggestCompanyFormMessages } from './support/SuggestCompanyForm/SuggestCompanyForm.messages.ts';
export {
  type CompanySuggestion,
  SuggestCompanyForm,
  type SuggestCompanyFormProps,
} from './support/SuggestCompanyForm/SuggestCompanyForm.tsx';
export { supportFormMessages } from './support/SupportForm/SupportForm.messages.ts';
export { SupportForm, type SupportFormProps, type SupportRequest } from './support/SupportForm/SupportForm.tsx';
export { supportHelpMessages } from './support/SupportHelp/SupportHelp.messages.ts';
export { SupportHelp, type SupportHelpProps, type SupportTopic } from './support/SupportHelp/SupportHelp.tsx';
