export { accountBillingMessages } from './AccountBilling/AccountBilling.messages.ts';
export { AccountBilling, type AccountBillingProps } from './AccountBilling/AccountBilling.tsx';
export { accountNotificationsMessages } from './AccountNotifications/AccountNotifications.messages.ts';
export {
  AccountNotifications,
  type AccountNotificationsProps,
  type NotificationChoice,
} from './AccountNotifications/AccountNotifications.tsx';
export { accountProfileMessages } from './AccountProfile/AccountProfile.messages.ts';
export { AccountProfile, type AccountProfileProps, type ProfileNames } from './AccountProfile/AccountProfile.tsx';
export { appFooterMessages } from './AppFooter/AppFooter.messages.ts';
export { AppFooter, type AppFooterProps, type FooterLinkId, type SocialPage } from './AppFooter/AppFooter.tsx';
export { appHeaderMessages } from './AppHeader/AppHeader.messages.ts';
export { AppHeader, type AppHeaderProps, type HeaderReader } from './AppHeader/AppHeader.tsx';
export { headerPlaces } from './AppHeader/headerPlaces.ts';
export { confirmResetFormMessages } from './ConfirmResetForm/ConfirmResetForm.messages.ts';
export { ConfirmResetForm, type ConfirmResetFormProps } from './ConfirmResetForm/ConfirmResetForm.tsx';
export { confirmSignUpFormMessages } from './ConfirmSignUpForm/ConfirmSignUpForm.messages.ts';
export {
  ConfirmSignUpForm,
  type ConfirmSignUpFormProps,
  type ConfirmSignUpNotice,
} from './ConfirmSignUpForm/ConfirmSignUpForm.tsx';
export { guidedTourMessages } from './GuidedTour/GuidedTour.messages.ts';
export { GuidedTour, type GuidedTourProps } from './GuidedTour/GuidedTour.tsx';
export { isTourDue, type TourKey, tourDelay, withTourFinished } from './GuidedTour/tourRules.ts';
export { landingPageMessages } from './LandingPage/LandingPage.messages.ts';
export { LandingPage, type LandingPageProps } from './LandingPage/LandingPage.tsx';
export { loginPageMessages } from './LoginPage/LoginPage.messages.ts';
export { LoginPage, type LoginPageProps } from './LoginPage/LoginPage.tsx';
export {
  type Credentials,
  createLoginWorkflow,
  type LoginAnswer,
  type LoginCalls,
  type LoginStart,
  type LoginWorkflow,
} from './login/createLoginWorkflow.ts';
export { loginFieldsMessages } from './login/fields/loginFields.messages.ts';
export type { LoginFailure, LoginNotice, LoginState, LoginStep } from './login/LoginState.ts';
export { type LoginAddress, readLoginAddress } from './login/readLoginAddress.ts';
export { type ReferralOutcome, referralOutcomeOf } from './login/referralOutcome.ts';
export { readSignupPlan, type SignupPlan } from './login/signupPlan.ts';
export { marketingPanelMessages } from './MarketingPanel/MarketingPanel.messages.ts';
export { MarketingPanel, type MarketingPanelProps } from './MarketingPanel/MarketingPanel.tsx';
export { marketPulseFormMessages } from './MarketPulseForm/MarketPulseForm.messages.ts';
export { MarketPulseForm, type MarketPulseFormProps } from './MarketPulseForm/MarketPulseForm.tsx';
export { messagesPopoverMessages } from './MessagesPopover/MessagesPopover.messages.ts';
export {
  type MessageChannel,
  MessagesPopover,
  type MessagesPopoverProps,
} from './MessagesPopover/MessagesPopover.tsx';
export { missingPageMessages } from './MissingPage/MissingPage.messages.ts';
export { MissingPage, type MissingPageProps } from './MissingPage/MissingPage.tsx';
export type { NavigablePage, NavigationReader } from './navigation/NavigablePage.ts';
export { navigationMessages } from './navigation/navigation.messages.ts';
export {
  type NavigationEntry,
  type NavigationGroup,
  type NavigationId,
  type NavigationMenu,
  readerMenu,
  userMenu,
  visitorMenu,
} from './navigation/navigationEntries.ts';
export {
  linkFor,
  type Navigation,
  type NavigationItem,
  type NavigationLink,
  type NavigationList,
  navigationOf,
} from './navigation/navigationOf.ts';
export { mayOpen, pageAt } from './navigation/pageAt.ts';
export { passwordResetFormMessages } from './PasswordResetForm/PasswordResetForm.messages.ts';
export { PasswordResetForm, type PasswordResetFormProps } from './PasswordResetForm/PasswordResetForm.tsx';
export type { PlanChoice } from './PlanCards/PlanCard.tsx';
export { planCardsMessages } from './PlanCards/PlanCards.messages.ts';
export { PlanCards, type PlanCardsProps } from './PlanCards/PlanCards.tsx';
export { provisioningMessages } from './Provisioning/Provisioning.messages.ts';
export { Provisioning, type ProvisioningProps } from './Provisioning/Provisioning.tsx';
export { referralInvitationMessages } from './ReferralInvitation/ReferralInvitation.messages.ts';
export { ReferralInvitation, type ReferralInvitationProps } from './ReferralInvitation/ReferralInvitation.tsx';
export { signInFormMessages } from './SignInForm/SignInForm.messages.ts';
export { SignInForm, type SignInFormProps, type SignInNotice } from './SignInForm/SignInForm.tsx';
export { signUpFormMessages } from './SignUpForm/SignUpForm.messages.ts';
export { SignUpForm, type SignUpFormProps } from './SignUpForm/SignUpForm.tsx';
export { suggestCompanyFormMessages } from './SuggestCompanyForm/SuggestCompanyForm.messages.ts';
export {
  type CompanySuggestion,
  SuggestCompanyForm,
  type SuggestCompanyFormProps,
} from './SuggestCompanyForm/SuggestCompanyForm.tsx';
export { supportFormMessages } from './SupportForm/SupportForm.messages.ts';
export { SupportForm, type SupportFormProps, type SupportRequest } from './SupportForm/SupportForm.tsx';
export { supportHelpMessages } from './SupportHelp/SupportHelp.messages.ts';
export { SupportHelp, type SupportHelpProps, type SupportTopic } from './SupportHelp/SupportHelp.tsx';
