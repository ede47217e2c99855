import type { NavigablePage } from '@fs/account-widgets';
import type { Environment } from '@fs/api-contract';
import type { DataClient, Session, SessionState } from '@fs/data-client';
import type { ToastStore } from '@fs/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useContext, useMemo, useSyncExternalStore } from 'react';
import type { AppData } from './createAppData.ts';
import type { LoginMemory } from './createLoginMemory.ts';
import type { Updates } from './createUpdates.ts';
import type { RecentCompanies } from './recentCompanies.ts';

/** What the frame and the way in are wired to: all that is there before anything is asked of the server's data. */
export interface FrameServices {
  /** The app's pages, for what leads to some of them: the table itself loads the screens, which may not load it. */
  pages: readonly NavigablePage[];
  environment: Environment;
  session: Session;
  recentCompanies: RecentCompanies;
  /** What a visitor chose on the way in. */
  loginMemory: LoginMemory;
  /** Messages of the moment. */
  toasts: ToastStore;
  /** Whether a newer version of the app is there. */
  updates: Updates;
  /** Loads what asks the server for data, once: whoever signs in needs none of it before. */
  openData: () => Promise<AppData>;
}

/** What screens are wired to. */
export interface Services extends FrameServices {
  client: DataClient;
}

const FrameContext = createContext<FrameServices | null>(null);
const ServicesContext = createContext<Services | null>(null);

export function FrameProvider({ value, children }: { value: FrameServices; children: ReactNode }) {
  return <FrameContext value={value}>{children}</FrameContext>;
}

/** Lets what is inside it ask the server. */
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

/** The same where the data may not be open yet: waits for it. */
export function WithData({ children }: { children: ReactNode }) {
  const { openData } = useFrameServices();
  return <DataProvider data={use(openData())}>{children}</DataProvider>;
}

/** For the frame, and for screens that ask the server for nothing. */
export function useFrameServices(): FrameServices {
  const services = useContext(FrameContext);
  if (!services) throw new Error('useFrameServices is called outside of FrameProvider');
  return services;
}

/** For screens; those that the route table marks with `asksServer: false` have `useFrameServices`. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices is called outside of DataProvider');
  return services;
}

/** Who is signed in, kept current. */
export function useSessionState(): SessionState {
  const { session } = useFrameServices();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
