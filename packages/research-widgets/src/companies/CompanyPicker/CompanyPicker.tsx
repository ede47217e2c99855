'use client';
import { Button, type Loadable, LoadableView, SearchField, Stack, Text, useMessages, VisuallyHidden } from '@fs/ui';
import { type ReactNode, useState } from 'react';
import { isSearchText, quickSearchDelay, useSearchDraft } from '../../search/GlobalSearch/useSearchDraft.ts';
import type { LinkedCompany } from '../CompanyLinks/CompanyLinks.tsx';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import * as styles from './CompanyPicker.css.ts';
import { companyPickerMessages } from './CompanyPicker.messages.ts';

export interface CompanyPickerProps {
  /** Label of the field. Default: "Companies". */
  label?: string;
  /** Results of the last search. Null before the first one. */
  found: Loadable<readonly LinkedCompany[]> | null;
  /** Called after 750 ms without input. An empty text clears the results. */
  onSearch: (text: string) => void;
  /** Called when the user selects a company. The results stay, so that several can be selected. */
  onPick: (company: LinkedCompany) => void;
  /** Ids of the companies that are selected or were already included. They are marked. */
  chosenIds?: ReadonlySet<string>;
  /** Called when the user retries after a failure. Without it there is no retry button. */
  onRetry?: () => void;
}

/** Finds companies with a quick search and selects any of them (decision AMB-096). */
export function CompanyPicker({ label, found, onSearch, onPick, chosenIds, onRetry }: CompanyPickerProps) {
  const messages = useMessages(companyPickerMessages);
  const [text, setText] = useState('');
  const draft = useSearchDraft(quickSearchDelay, onSearch);

  return (
    <search>
      <Stack gap="2">
        <SearchField
          label={label ?? messages.label}
          placeholder={messages.placeholder}
          value={text}
          onChange={(typed) => {
            setText(typed);
            draft.change(typed);
          }}
        />
        {isSearchText(text) && (
          <div className={styles.results}>
            <LoadableView
              of={found ?? { state: 'loading' }}
              onRetry={onRetry}
              skeleton={<Word isHidden>{messages.searching}</Word>}
            >
              {(companies) => <Results {...{ companies, onPick, chosenIds }} />}
            </LoadableView>
          </div>
        )}
      </Stack>
    </search>
  );
}

interface ResultsProps extends Pick<CompanyPickerProps, 'onPick' | 'chosenIds'> {
  companies: readonly LinkedCompany[];
}

function Results({ companies, onPick, chosenIds }: ResultsProps) {
  const messages = useMessages(companyPickerMessages);
  return (
    <div>
      <div role="status">
        {companies.length === 0 ? (
          <Word>{messages.nothingFound}</Word>
        ) : (
          <VisuallyHidden>{messages.found({ count: companies.length })}</VisuallyHidden>
        )}
      </div>
      {companies.length > 0 && (
        <ul aria-label={messages.results} className={styles.list}>
          {companies.map((company) => (
            <li key={company.id} className={styles.item}>
              <CompanyLogo name={company.name} logoUrl={company.logo_url} />
              <span className={styles.words}>
                <bdi>{company.name}</bdi>
                <Text element="span" size="small" tone="muted">
                  {chosenIds?.has(company.id) ? messages.isChosen : <bdi>{company.location}</bdi>}
                </Text>
              </span>
              <Button size="small" aria-label={`${messages.add} ${company.name}`} onPress={() => onPick(company)}>
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
