'use client';
import { limits } from '@fs/api-contract';
import { useState } from 'react';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { type JoinedCompanies, joinCompanies } from '../../internal/watchlists/joinCompanies.ts';
import type { WatchlistUseCase } from './WatchlistUseCases.tsx';

/** What a user entered. */
export interface WatchlistDraft {
  /** Empty where none was given: the server has a name for such a list. */
  name: string;
  teamIds: readonly string[];
  isPrivate: boolean;
  companies: readonly LinkedCompany[];
}

interface DraftState extends WatchlistDraft {
  useCase: WatchlistUseCase | null;
}

export interface WatchlistDraftOptions {
  isOpen: boolean;
  presetName: string;
  preset: readonly LinkedCompany[];
  /** Companies of the list that these are added to. */
  presentIds: readonly string[];
}

/** What is entered in the dialog; it begins anew each time it opens. */
export function useWatchlistDraft({ isOpen, presetName, preset, presentIds }: WatchlistDraftOptions) {
  const begin = () => {
    const present = new Set(presentIds);
    return joinCompanies(
      [],
      preset.filter(({ id }) => !present.has(id)),
    );
  };
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [first, setFirst] = useState(begin);
  const [state, setState] = useState(() => blank(presetName, first.companies));
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      const anew = begin();
      setFirst(anew);
      setState(blank(presetName, anew.companies));
    }
  }

  return {
    draft: state,
    /** Companies of the preset that there is no room for. */
    presetLeftOut: first.leftOut,
    /** Something would be lost if the dialog closed. */
    isChanged: JSON.stringify(entered(state)) !== JSON.stringify(entered(blank(presetName, first.companies))),
    change: (changes: Partial<DraftState>) => setState((before) => ({ ...before, ...changes })),
    /** @returns what came of it; those of the list that is added to count as repeated. */
    add: (companies: readonly LinkedCompany[]): JoinedCompanies<LinkedCompany> => {
      const present = new Set(presentIds);
      const fresh = companies.filter(({ id }) => !present.has(id));
      const joined = joinCompanies(state.companies, fresh, limits.watchlistPreset);
      setState((before) => ({ ...before, companies: joined.companies }));
      return { ...joined, repeated: joined.repeated + companies.length - fresh.length };
    },
  };
}

function blank(name: string, companies: readonly LinkedCompany[]): DraftState {
  return { name, teamIds: [], isPrivate: false, companies, useCase: null };
}

function entered({ name, teamIds, isPrivate, companies }: WatchlistDraft) {
  return { name, teamIds, isPrivate, companies: companies.map(({ id }) => id) };
}
