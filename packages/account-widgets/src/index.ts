export { AccountBilling, type AccountBillingProps, type ChosenPlan } from './account/AccountBilling/AccountBilling.tsx';
export {
  AccountData,
  type AccountDataProps,
  type AccountDeletionOrder,
} from './account/AccountData/AccountData.tsx';
export {
  AccountNotifications,
  type AccountNotificationsProps,
  type NotificationChanges,
  type NotificationChoice,
} from './account/AccountNotifications/AccountNotifications.tsx';
export {
  AccountProfile,
  type AccountProfileProps,
  type ProfileNames,
} from './account/AccountProfile/AccountProfile.tsx';
export {
  type AccountPart,
  AccountSections,
  type AccountSectionsProps,
} from './account/AccountSections/AccountSections.tsx';
export { AccountSecurity, type AccountSecurityProps } from './account/AccountSecurity/AccountSecurity.tsx';
export type { PasswordChange } from './account/AccountSecurity/PasswordForm.tsx';
export { type ApiTokenChoice, ApiTokens, type ApiTokensProps } from './account/ApiTokens/ApiTokens.tsx';
export { BillingDetails, type BillingDetailsProps } from './account/BillingDetails/BillingDetails.tsx';
export { Experiments, type ExperimentsProps } from './account/Experiments/Experiments.tsx';
export { LinkedSlack, type LinkedSlackProps } from './account/LinkedSlack/LinkedSlack.tsx';
export { SlackConfirm, type SlackConfirmProps } from './account/SlackConfirm/SlackConfirm.tsx';
export { type ListedAlert, ViewAlerts, type ViewAlertsProps } from './account/ViewAlerts/ViewAlerts.tsx';
export { emptyAccountDraft, wizardSteps } from './accounts/NewAccountWizard/accountDraft.ts';
export {
  type NewAccountDraft,
  type NewAccountOrder,
  NewAccountWizard,
  type NewAccountWizardProps,
  type WizardStep,
} from './accounts/NewAccountWizard/NewAccountWizard.tsx';
export {
  type AssessmentAnswers,
  AssessmentForm,
  type AssessmentFormProps,
} from './assessment/AssessmentForm/AssessmentForm.tsx';
export type { AssessmentSender } from './assessment/AssessmentForm/AssessmentSending.ts';
export { AssessmentResult, type AssessmentResultProps } from './assessment/AssessmentResult/AssessmentResult.tsx';
export { CourseLesson, type CourseLessonProps } from './courses/CourseLesson/CourseLesson.tsx';
export type { VideoAddresses } from './courses/CourseLesson/CourseVideo.tsx';
export { CourseList, type CourseListProps } from './courses/CourseList/CourseList.tsx';
export { LibraryList, type LibraryListProps } from './courses/LibraryList/LibraryList.tsx';
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
export {
  ChannelList,
  type ChannelListProps,
} from './messaging/ChannelList/ChannelList.tsx';
export {
  ChannelMembersDrawer,
  type ChannelMembersDrawerProps,
  type ChannelPerson,
  type InviteStatus,
} from './messaging/ChannelMembersDrawer/ChannelMembersDrawer.tsx';
export { ChannelPane, type ChannelPaneProps } from './messaging/ChannelPane/ChannelPane.tsx';
export type { MessageEditorProps } from './messaging/ChannelPane/MessageEditor.tsx';
export type { Conversation, MessageLogProps, UnsentMessage } from './messaging/ChannelPane/MessageLogProps.ts';
export { ChannelPanes, type ChannelPanesProps } from './messaging/ChannelPanes/ChannelPanes.tsx';
export { ChatProblem, type ChatProblemCode, type ChatProblemProps } from './messaging/ChatProblem/ChatProblem.tsx';
export { NewChannelDrawer, type NewChannelDrawerProps } from './messaging/NewChannelDrawer/NewChannelDrawer.tsx';
export type { FoundPerson, PeopleFieldProps } from './messaging/PeopleField.tsx';
export * from './navigation.ts';
export { Checkout, type CheckoutProps } from './plans/Checkout/Checkout.tsx';
export {
  CheckoutConfirmation,
  type CheckoutConfirmationProps,
} from './plans/CheckoutConfirmation/CheckoutConfirmation.tsx';
export { CheckoutProblem, type CheckoutProblemProps } from './plans/CheckoutProblem/CheckoutProblem.tsx';
export { MarketingPanel, type MarketingPanelProps } from './plans/MarketingPanel/MarketingPanel.tsx';
export { PlanCards, type PlanCardsProps } from './plans/PlanCards/PlanCards.tsx';
export { PlanDifferences, type PlanDifferencesProps } from './plans/PlanDifferences/PlanDifferences.tsx';
export { PlanQuestions } from './plans/PlanQuestions/PlanQuestions.tsx';
export { type PlanOrder, readPlanOrder, readReferralOrder } from './plans/planOrder.ts';
export { ReferralOffer, type ReferralOfferProps } from './plans/ReferralOffer/ReferralOffer.tsx';
export { type CheckoutOrder, type CheckoutWish, readCheckout } from './plans/readCheckout.ts';
export { AppFooter, type AppFooterProps, type FooterLinkId, type SocialPage } from './shell/AppFooter/AppFooter.tsx';
export {
  AppHeader,
  type AppHeaderProps,
  type HeaderUser,
  type HeaderWatchlists,
  type HeaderWorkspaces,
} from './shell/AppHeader/AppHeader.tsx';
export { DisplayDialog, type DisplayDialogProps } from './shell/DisplayDialog/DisplayDialog.tsx';
export {
  type CompanyCardsChoice,
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
  type HeaderNotices,
  type MessageChannel,
  MessagesPopover,
  type MessagesPopoverProps,
} from './shell/MessagesPopover/MessagesPopover.tsx';
export { PhoneBar, type PhoneBarProps } from './shell/PhoneBar/PhoneBar.tsx';
export { StatusPage, type StatusPageProps } from './shell/StatusPage/StatusPage.tsx';
export { type Inquiry, InquiryForm, type InquiryFormProps } from './support/InquiryForm/InquiryForm.tsx';
export { MarketPulseForm, type MarketPulseFormProps } from './support/MarketPulseForm/MarketPulseForm.tsx';
export {
  type CompanySuggestion,
  SuggestCompanyForm,
  type SuggestCompanyFormProps,
} from './support/SuggestCompanyForm/SuggestCompanyForm.tsx';
export { SupportForm, type SupportFormProps, type SupportRequest } from './support/SupportForm/SupportForm.tsx';
export { SupportHelp, type SupportHelpProps, type SupportTopic } from './support/SupportHelp/SupportHelp.tsx';
export {
  type EarlierRequest,
  SupportRequests,
  type SupportRequestsProps,
} from './support/SupportRequests/SupportRequests.tsx';
export * from './types.ts';
export {
  WorkspaceCards,
  type WorkspaceCardsProps,
  type WorkspaceList,
} from './workspaces/WorkspaceCards/WorkspaceCards.tsx';
export { WorkspaceLeave, type WorkspaceLeaveProps } from './workspaces/WorkspaceLeave/WorkspaceLeave.tsx';
export type { InviteFormProps, SeatPrice } from './workspaces/WorkspacePeople/InviteForm.tsx';
export { WorkspacePeople, type WorkspacePeopleProps } from './workspaces/WorkspacePeople/WorkspacePeople.tsx';
export { WorkspaceProfile, type WorkspaceProfileProps } from './workspaces/WorkspaceProfile/WorkspaceProfile.tsx';
export type { ReferralChange } from './workspaces/WorkspaceReferrals/ReferralModal.tsx';
export {
  WorkspaceReferrals,
  type WorkspaceReferralsProps,
} from './workspaces/WorkspaceReferrals/WorkspaceReferrals.tsx';
export type { TeamChange } from './workspaces/WorkspaceTeams/TeamModal.tsx';
export { WorkspaceTeams, type WorkspaceTeamsProps } from './workspaces/WorkspaceTeams/WorkspaceTeams.tsx';
