import type { NavigablePage } from '@fs/account-widgets';
import type { SessionUser } from '@fs/api-contract';
import type { ComponentType } from 'react';
import type { PageTitle } from './PageTitles.messages.ts';
import type { AppData } from './start/createAppData.ts';

/** `visitor`: only while signed out. `signed-in`: a signed-out user is sent to log in first. */
export type RouteAudience = NavigablePage['audience'];

/** One page of the app: its path under the base path, who can open it, and what it shows. */
export interface AppRoute extends NavigablePage {
  /** Key of the title in `pageTitleMessages`. It precedes the product's name in the window's title. */
  title: PageTitle;
  /** Lazy-loads the screen. */
  load: () => Promise<ComponentType>;
  /** Requests what the screen shows, while it begins to render. On its first opening only. */
  request?: (data: AppData, user: SessionUser) => Promise<void>;
  /** Names of the search parameters that the screen reads, as text. Default: none. */
  search?: readonly string[];
  /** Path that the page redirects to, from the parameters of its own. */
  redirectTo?: (parameters: Readonly<Record<string, string>>) => string;
  /** `false` where the screen does not need the code that requests data. @default true */
  asksServer?: false;
  /** Whether the page opens again without a connection (decision 106). */
  opensOffline?: true;
  /** Whether the specification does not have the page. */
  isAddition?: true;
}
