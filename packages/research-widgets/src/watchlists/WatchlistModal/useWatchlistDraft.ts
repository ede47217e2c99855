'use client';
import { limits } from '@fs/api-contract';
import { useState } from 'react';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { type JoinedCompanies, joinCompanies } from '../../internal/watchlists/joinCompanies.ts';
import type { WatchlistUseCase } from './listUseCases.ts';

/** The user's input. */
export interface WatchlistDraft {
  /** Empty for none. The server then chooses the name. */
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
  presetUseCase: WatchlistUseCase | null;
  preset: readonly LinkedCompany[];
  /** Companies that the list already includes. */
  presentIds: readonly string[];
}

/** Input of the dialog. Resets on open. */
export function useWatchlistDraft({ isOpen, presetName, presetUseCase, preset, presentIds }: WatchlistDraftOptions) {
  const begin = () => {
    const present = new Set(presentIds);
    return joinCompanies(
      [],
      preset.filter(({ id }) => !present.has(id)),
    );
  };
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [first, setFirst] = useState(begin);
  const [state, setState] = useState(() => blank(presetName, first.companies, presetUseCase));
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      const anew = begin();
      setFirst(anew);
      setState(blank(presetName, anew.companies, presetUseCase));
    }
  }

  return {
    draft: state,
    /** Number of preset companies beyond the limit. */
    presetLeftOut: first.leftOut,
    /** Whether closing would lose input. */
    isChanged:
      JSON.stringify(entered(state)) !== JSON.stringify(entered(blank(presetName, first.companies, presetUseCase))),
    change: (changes: Partial<DraftState>) => setState((before) => ({ ...before, ...changes })),
    /** @returns the outcome. Companies that the list already includes count as repeated. */
    add: (companies: readonly LinkedCompany[]): JoinedCompanies<LinkedCompany> => {
      const present = new Set(presentIds);
      const fresh = companies.filter(({ id }) => !present.has(id));
      const joined = joinCompanies(state.companies, fresh, limits.watchlistPreset);
      setState((before) => ({ ...before, companies: joined.companies }));
      return { ...joined, repeated: joined.repeated + companies.length - fresh.length };
    },
  };
}

function blank(name: string, companies: readonly LinkedCompany[], useCase: WatchlistUseCase | null): DraftState {
  return { name, teamIds: [], isPrivate: false, companies, useCase };
}

function entered({ name, teamIds, isPrivate, companies }: WatchlistDraft) {
  return { name, teamIds, isPrivate, companies: companies.map(({ id }) => id) };
}
