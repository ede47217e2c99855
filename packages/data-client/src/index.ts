export type { AvatarsOf } from './areas/account.ts';
export type { ApiTokenDraft } from './areas/apiTokens.ts';
export type { OrgOrder } from './areas/billing.ts';
export type { AttachmentUpload, ChannelMember, ChatCalls, MessageDraft } from './areas/chat.ts';
export type { CourseUpload } from './areas/courses.ts';
export { missingId } from './areas/curation.ts';
export type { FeedWanted, SeenScope } from './areas/feed.ts';
export type { DocumentCard, DocumentChanges, GenericJob, SocialTone, StoredDocument } from './areas/making.ts';
export type { MarketPage } from './areas/markets.ts';
export type { NewsQuery, SectionPage } from './areas/news.ts';
export type { SeenNotices } from './areas/notices.ts';
export type { PreferenceInput } from './areas/preferences.ts';
export type { NewSavedView, SavedViewChanges } from './areas/tableViews.ts';
export type { UserSearch } from './areas/users.ts';
export type { CompaniesSeen, DealsWanted, UpdateFilters } from './areas/watchlistReads.ts';
export type { KnownWatchlist, WatchlistChanges } from './areas/watchlistRecords.ts';
export type { SettingChoices } from './areas/watchlistSettings.ts';
export type { ListShare, NewWatchlist } from './areas/watchlists.ts';
export { createApiChatProvider } from './chat/apiChatProvider.ts';
export type { ChatProvider, ChatSignInProblem } from './chat/ChatProvider.ts';
export {
  type ChatState,
  type ChatStatus,
  groupByDay,
  type MessageDay,
  type OpenChannel,
  type OutgoingMessage,
} from './chat/ChatState.ts';
export { type ChatSession, type ChatSessionOptions, createChatSession } from './chat/createChatSession.ts';
export type { Online } from './chat/createConnection.ts';
export { shareEvents } from './chat/shareEvents.ts';
export { createDataClient, type DataClient, type DataClientOptions } from './createDataClient.ts';
export type {
  AttributeChanges,
  AttributeResult,
  AuthOutcome,
  AuthProvider,
  CodeFor,
  Credentials,
  SignUpResult,
  Tokens,
} from './session/AuthProvider.ts';
export { createBrowserTokenStore } from './session/browserTokenStore.ts';
export { createCognitoProvider } from './session/cognito.ts';
export { createSession, type Session, type SessionOptions } from './session/createSession.ts';
export { createBrowserDeviceStore, type DeviceStore } from './session/DeviceStore.ts';
export { createGoogleSignIn, type GoogleOptions, type GoogleSignIn } from './session/googleSignIn.ts';
export { createMemoryTokenStore } from './session/memoryTokenStore.ts';
export { type SessionFailure, sessionFailures } from './session/sessionFailures.ts';
export type { SessionState } from './session/sessionState.ts';
export type { TokenChange, TokenStore } from './session/TokenStore.ts';
export type { SessionLocks } from './session/tabLocks.ts';
export type { HttpOptions, Logger, TokenSource } from './transport/http.ts';
export type { CallOptions } from './transport/rest.ts';
export { BrokenStream, type RowStream } from './transport/rowStream.ts';
export { type DownloadBrowser, saveDownload } from './transport/saveDownload.ts';
export { type UploadProgress, uploadFailure } from './transport/upload.ts';
