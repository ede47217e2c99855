import type { HeaderWatchlists, HeaderWorkspaces } from '@fs/account-widgets';
import type { UserAccount } from '@fs/api-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo } from 'react';
import { watchlistPath } from '../addresses/appPaths.ts';
import { useCompanyCards } from '../display/useCompanyCards.ts';
import { useDisplay } from '../display/useDisplay.ts';
import { useLanguageSync } from '../display/useLanguageSync.ts';
import { useTimeZoneSync } from '../display/useTimeZoneSync.ts';
import { useSavedPage } from '../offline/useSavedPage.ts';
import { accountQuery } from '../queries/account.ts';
import { landingQuery } from '../queries/landing.ts';
import { listSummariesQuery } from '../queries/watchlists.ts';
import { useExperiments } from '../screens/experiments/useExperiments.ts';
import { NewWatchlistKeys } from '../screens/watchlists/NewWatchlistKeys.tsx';
import { useServices } from '../services.tsx';
import { onTabNews } from '../session/otherTabs.ts';
import { useHeaderWorkspaces } from '../session/useHeaderWorkspaces.ts';

/** What the header shows of the logged-in user. Each part is undefined until it is known. */
export interface HeaderData {
  account: UserAccount | undefined;
  watchlists: HeaderWatchlists | undefined;
  workspaces: HeaderWorkspaces | undefined;
  /** When the newest data arrived. */
  dataAsOf: string | undefined;
  /** Whether company names have cards. */
  hasCompanyCards: boolean | undefined;
  /** Whether menus name the keys of their pages. */
  hasKeyHints: boolean;
}

export interface HeaderLoaderProps {
  /** Called on each change, and with undefined after logout. */
  onChange: (data: HeaderData | undefined) => void;
}

/** Loads the user's data for the frame, which lacks data services, and registers keys that need the data. */
export function HeaderLoader({ onChange }: HeaderLoaderProps) {
  const { client } = useServices();
  useSavedPage();
  useLanguageSync();
  useTimeZoneSync();
  const { data: account } = useQuery(accountQuery(client));
  const { data: summaries } = useQuery(listSummariesQuery(client));
  const { data: landing } = useQuery(landingQuery(client));
  const workspaces = useHeaderWorkspaces();
  const hasCompanyCards = useCompanyCards()?.isOn;
  const { hasSingleKeys } = useDisplay().settings;
  const hasKeyHints = useExperiments().isOn('keyHints') && hasSingleKeys;
  const data = useMemo(
    () => ({
      account,
      watchlists: summaries && toHeaderWatchlists(summaries),
      workspaces,
      dataAsOf: landing?.arrived_at ?? undefined,
      hasCompanyCards,
      hasKeyHints,
    }),
    [account, summaries, workspaces, landing, hasCompanyCards, hasKeyHints],
  );
  const queries = useQueryClient();
  // Lists, limits and defaults follow the workspace that another tab switched to.
  useEffect(() => onTabNews('workspace-switched', () => void queries.invalidateQueries()), [queries]);
  useEffect(() => {
    // The header can wait for the screen, whose data arrives at the same time.
    startTransition(() => onChange(data));
    return () => startTransition(() => onChange(undefined));
  }, [data, onChange]);
  return <NewWatchlistKeys />;
}

/** Counts the news of all lists, and returns those with news, the ones with the most first. */
export function toHeaderWatchlists(
  summaries: readonly { id: string; name: string; newCount: number | null }[],
): HeaderWatchlists {
  const lists = summaries
    .map(({ id, name, newCount }) => ({ id, name, href: watchlistPath(id), newCount: newCount ?? 0 }))
    .filter(({ newCount }) => newCount > 0)
    .toSorted((one, other) => other.newCount - one.newCount);
  return { newCount: lists.reduce((sum, { newCount }) => sum + newCount, 0), lists };
}
