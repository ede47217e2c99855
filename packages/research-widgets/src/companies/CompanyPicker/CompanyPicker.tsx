'use client';
import { Button, type Loadable, LoadableView, SearchField, Stack, Text, useMessages, VisuallyHidden } from '@fs/ui';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { PlaceText } from '../../internal/PlaceText.tsx';
import { isSearchText, quickSearchDelay, useSearchDraft } from '../../search/GlobalSearch/useSearchDraft.ts';
import type { LinkedCompany } from '../CompanyLinks/CompanyLinks.tsx';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import * as styles from './CompanyPicker.css.ts';
import { companyPickerMessages } from './CompanyPicker.messages.ts';

export interface CompanyPickerProps {
  /** Label of the field. Default: "Companies". */
  label?: string;
  /** Results of the last search, stale while another one runs. Null before the first one. */
  found: Loadable<readonly LinkedCompany[]> | null;
  /** Called after 750 ms without input. An empty text clears the results. */
  onSearch: (text: string) => void;
  /** Called when the user selects a company. The results stay, so that several can be selected. */
  onPick: (company: LinkedCompany) => void;
  /** Ids of the companies that are selected or were already included. They are marked. */
  chosenIds?: ReadonlySet<string>;
  /** Why no further company can be selected: "Remove a company to add another." */
  fullReason?: string | undefined;
  /** Called when the user retries after a failure. Without it there is no retry button. */
  onRetry?: () => void;
  /** Whether the field gets the focus when it appears. */
  autoFocus?: boolean;
}

/**
 * Finds companies with a quick search and selects any of them (decision AMB-096). Enter selects the first one that is
 * not selected yet, and the arrow keys reach the others.
 */
export function CompanyPicker({
  label,
  found,
  onSearch,
  onPick,
  chosenIds,
  fullReason,
  onRetry,
  autoFocus,
}: CompanyPickerProps) {
  const messages = useMessages(companyPickerMessages);
  const [text, setText] = useState('');
  const [searched, setSearched] = useState('');
  const draft = useSearchDraft(quickSearchDelay, (next) => {
    setSearched(next);
    onSearch(next);
  });
  // Results of an earlier text stay until those of this one are there, and Enter adds none of them.
  const isCurrent = text.trim() === searched && found?.state === 'ready' && !found.stale;
  const next = isCurrent && fullReason === undefined ? found.value.find(({ id }) => !chosenIds?.has(id)) : undefined;

  /** Before the results are there, Enter starts the search. */
  function submit() {
    if (text.trim() !== searched) draft.flush();
    if (!next) return;
    onPick(next);
    // The next name replaces this one.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  }

  return (
    <search onKeyDownCapture={moveWithArrows}>
      <Stack gap="2">
        <SearchField
          autoFocus={autoFocus}
          onSubmit={submit}
          label={label ?? messages.label}
          placeholder={messages.placeholder}
          value={text}
          onChange={(typed) => {
            setText(typed);
            draft.change(typed);
          }}
        />
        {fullReason !== undefined && <Text tone="muted">{fullReason}</Text>}
        {isSearchText(text) && (
          <div className={styles.results}>
            <LoadableView
              of={found ?? { state: 'loading' }}
              onRetry={onRetry}
              skeleton={<Word isHidden>{messages.searching}</Word>}
            >
              {(companies) => <Results {...{ companies, onPick, chosenIds, fullReason }} nextId={next?.id} />}
            </LoadableView>
          </div>
        )}
      </Stack>
    </search>
  );
}

/** Moves the focus between the field and the buttons of the results. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops: (Element | null)[] = [...event.currentTarget.querySelectorAll('input, li button')];
  const from = stops.indexOf(document.activeElement);
  const target = stops[from + (event.key === 'ArrowDown' ? 1 : -1)];
  if (from < 0 || !(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}

interface ResultsProps extends Pick<CompanyPickerProps, 'onPick' | 'chosenIds' | 'fullReason'> {
  companies: readonly LinkedCompany[];
  /** The company that Enter selects. */
  nextId: string | undefined;
}

function Results({ companies, onPick, chosenIds, fullReason, nextId }: ResultsProps) {
  const messages = useMessages(companyPickerMessages);
  const next = companies.find(({ id }) => id === nextId);
  return (
    <div>
      <div role="status">
        {companies.length === 0 ? (
          <Word>{messages.nothingFound}</Word>
        ) : (
          <VisuallyHidden>
            <span>{messages.found({ count: companies.length })}</span> {next && <span>{messages.enterAdds(next)}</span>}
          </VisuallyHidden>
        )}
      </div>
      {companies.length > 0 && (
        <ul aria-label={messages.results} className={styles.list}>
          {companies.map((company) => (
            <li key={company.id} className={styles.item} data-next={company.id === nextId || undefined}>
              <CompanyLogo name={company.name} logoUrl={company.logo_url} />
              <span className={styles.words}>
                <bdi>{company.name}</bdi>
                <Text element="span" size="small" tone="muted">
                  {chosenIds?.has(company.id) ? messages.isChosen : <PlaceText location={company.location ?? ''} />}
                </Text>
              </span>
              <span aria-hidden="true" className={styles.key}>
                {company.id === nextId && messages.enter}
              </span>
              <Button
                size="small"
                aria-label={`${messages.add} ${company.name}`}
                disabledReason={fullReason}
                onPress={() => onPick(company)}
              >
                {messages.add}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Word({ isHidden, children }: { isHidden?: boolean; children: ReactNode }) {
  return (
    <div className={styles.word} aria-hidden={isHidden}>
      <Text tone="muted">{children}</Text>
    </div>
  );
}
