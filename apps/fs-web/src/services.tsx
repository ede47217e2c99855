import type { Environment } from '@fs/api-contract';
import type { DataClient, Session, SessionState } from '@fs/data-client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { RecentCompanies } from './recentCompanies.ts';

/** What screens are wired to. */
export interface Services {
  environment: Environment;
  session: Session;
  client: DataClient;
  queryClient: QueryClient;
  recentCompanies: RecentCompanies;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ value, children }: { value: Services; children: ReactNode }) {
  return <ServicesContext value={value}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices is called outside of ServicesProvider');
  return services;
}

/** Who is signed in, kept current. */
export function useSessionState(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state);
}
