import type { NavigablePage } from '@fs/account-widgets';
import type { Environment } from '@fs/api-contract';
import type { DataClient, Session, SessionState } from '@fs/data-client';
import type { ToastStore } from '@fs/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useContext, useMemo, useSyncExternalStore } from 'react';
import type { LinkForOther, UnknownAddress } from './addresses/createNoticed.ts';
import type { Display } from './display/createDisplay.ts';
import type { PageTitle } from './PageTitles.messages.ts';
import type { Updates } from './service-worker/createUpdates.ts';
import type { LoginMemory } from './session/createLoginMemory.ts';
import type { PendingSaves } from './session/createPendingSaves.ts';
import type { RecentCompanies } from './session/recentCompanies.ts';
import type { AppData } from './start/createAppData.ts';

/** A page with the key of its title. */
export interface TitledPage extends NavigablePage {
  title: PageTitle;
}

/** Services of the frame and the login page, available before any data is requested. */
export interface FrameServices {
  /** The app's pages, for links. Screens cannot import the route table, because it imports them. */
  pages: readonly TitledPage[];
  environment: Environment;
  session: Session;
  recentCompanies: RecentCompanies;
  /** Choices made during sign-up and login. */
  loginMemory: LoginMemory;
  /** What pages still have to save before a logout. */
  pendingSaves: PendingSaves;
  /** Theme, density, language and keys of this device. */
  display: Display;
  /** The unknown path that was last redirected. */
  unknownAddress: UnknownAddress;
  /** The link for somebody else that was last opened. */
  linkForOther: LinkForOther;
  /** Toasts. */
  toasts: ToastStore;
  /** Whether a newer version of the app is available. */
  updates: Updates;
  /** Lazy-loads the code that requests data. Not needed before login. */
  openData: () => Promise<AppData>;
  /** What `openData` has loaded. */
  loadedData: () => AppData | undefined;
}

/** Services of screens. */
export interface Services extends FrameServices {
  client: DataClient;
}

const FrameContext = createContext<FrameServices | null>(null);
const ServicesContext = createContext<Services | null>(null);

export function FrameProvider({ value, children }: { value: FrameServices; children: ReactNode }) {
  return <FrameContext value={value}>{children}</FrameContext>;
}

/** Provides data services to its children. */
export function DataProvider({ data, children }: { data: AppData; children: ReactNode }) {
  const { client, queryClient } = data;
  const frame = useFrameServices();
  const services = useMemo(() => ({ ...frame, client }), [frame, client]);
  return (
    <QueryClientProvider client={queryClient}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </QueryClientProvider>
  );
}

/** Provides data services and suspends until they are loaded. */
export function WithData({ children }: { children: ReactNode }) {
  const { openData } = useFrameServices();
  return <DataProvider data={use(openData())}>{children}</DataProvider>;
}

/** Services for the frame and for screens without data. */
export function useFrameServices(): FrameServices {
  const services = useContext(FrameContext);
  if (!services) throw new Error('useFrameServices is called outside of FrameProvider');
  return services;
}

/** Services for screens. Those with `asksServer: false` in the route table use `useFrameServices`. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices is called outside of DataProvider');
  return services;
}

/** The current session state. */
export function useSessionState(): SessionState {
  const { session } = useFrameServices();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
