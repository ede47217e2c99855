'use client';
import { Confirm, Modal, Stack, Text, type Toast, useMessages } from '@fs/ui';
import { useState } from 'react';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { SaveActions } from '../../internal/watchlists/SaveActions.tsx';
import { useSaving } from '../../internal/watchlists/useSaving.ts';
import type { WatchlistSaved } from '../../internal/watchlists/WatchlistSaved.ts';
import { useWatchlistDraft, type WatchlistDraft } from './useWatchlistDraft.ts';
import { WatchlistCompanies, type WatchlistCompanySearch } from './WatchlistCompanies.tsx';
import { WatchlistFields, type WatchlistFieldsProps } from './WatchlistFields.tsx';
import * as styles from './WatchlistModal.css.ts';
import { watchlistModalMessages } from './WatchlistModal.messages.ts';
import { type WatchlistUseCase, WatchlistUseCases, watchlistUseCases } from './WatchlistUseCases.tsx';
import { watchlistUseCasesMessages } from './watchlistUseCases.messages.ts';

export interface WatchlistModalProps
  extends WatchlistCompanySearch,
    Pick<WatchlistFieldsProps, 'teams' | 'maker' | 'onRetryTeams' | 'isPrivacyOffered'> {
  /** Whether it is open; its owner keeps that. It begins anew each time. */
  isOpen: boolean;
  /** It was saved, or the user wants it closed; entries that would be lost were asked about. */
  onClose: () => void;
  /** The list that companies are added to. Without it, a new one is made. */
  list?: { name: string; companyIds: readonly string[] };
  /** A name that stands there from the start, as where it was asked for before. */
  presetName?: string;
  /** Companies that stand there from the start; of more than 500, the first. */
  preset?: readonly LinkedCompany[];
  /** Saves what was entered. On a failure, all of it stays. */
  onSave: (draft: WatchlistDraft) => Promise<WatchlistSaved>;
  /** News for the whole window: show it, say by `toasts.show`. */
  onNotice: (notice: Toast) => void;
  /** Leads to where plans are managed. */
  onManagePlans: () => void;
}

/** Pixels (research §2). */
const width = 986;
const noCompanies: readonly LinkedCompany[] = [];
const noIds: readonly string[] = [];

/** Makes a list, or adds companies to one. Closed on purpose only: a press outside does nothing. */
export function WatchlistModal({
  isOpen,
  onClose,
  list,
  presetName = '',
  preset = noCompanies,
  teams,
  maker,
  onRetryTeams,
  isPrivacyOffered,
  onSave,
  onNotice,
  onManagePlans,
  ...search
}: WatchlistModalProps) {
  const messages = useMessages(watchlistModalMessages);
  const useCaseNames = useMessages(watchlistUseCasesMessages);
  const presentIds = list?.companyIds ?? noIds;
  const { draft, presetLeftOut, isChanged, change, add } = useWatchlistDraft({
    isOpen,
    presetName,
    preset,
    presentIds,
  });
  const [isLeaving, setLeaving] = useState(false);
  const { isSaving, failure, save, forget } = useSaving({
    onSaved: close,
    failureOf: (error) => (list ? messages.updateFailed : creationFailure(error)),
    onNotice,
    onManagePlans,
  });
  const { useCase, ...entered } = draft;

  function close() {
    setLeaving(false);
    forget();
    onClose();
  }

  function requestClose() {
    if (isSaving) return;
    if (isChanged) setLeaving(true);
    else close();
  }

  /** A server without words of its own answers with the text that stands before them. */
  function creationFailure(error: string) {
    return error === messages.createFailed || error === ''
      ? messages.createFailed
      : messages.createFailedBecause({ error });
  }

  /** A name of the user's own stays. */
  function chooseUseCase(chosen: WatchlistUseCase) {
    const isOurs = watchlistUseCases.some((each) => useCaseNames[each] === draft.name);
    change({ useCase: chosen, ...(!list && (isOurs || draft.name.trim() === '') && { name: useCaseNames[chosen] }) });
  }

  return (
    <>
      <Modal
        isOpen={isOpen}
        onClose={requestClose}
        title={list ? messages.addTitle({ name: list.name }) : messages.createTitle}
        width={width}
        footer={
          <SaveActions
            save={list ? messages.add : messages.create}
            cancel={messages.cancel}
            failure={failure}
            isSaving={isSaving}
            isDisabled={list !== undefined && draft.companies.length === 0}
            onSave={() => void save(onSave({ ...entered, name: entered.name.trim() }))}
            onCancel={requestClose}
          />
        }
      >
        <div className={styles.columns}>
          <WatchlistUseCases chosen={useCase} onChoose={chooseUseCase} />
          <Stack gap="6">
            {!list && (
              <WatchlistFields {...{ draft, teams, maker, onRetryTeams, isPrivacyOffered }} onChange={change} />
            )}
            <WatchlistCompanies
              {...search}
              companies={draft.companies}
              presentIds={presentIds}
              isAdding={list !== undefined}
              presetLeftOut={presetLeftOut}
              onAdd={add}
              onChange={(companies) => change({ companies })}
            />
          </Stack>
        </div>
      </Modal>
      <Confirm
        isOpen={isLeaving}
        title={list ? messages.leaveAdd : messages.leaveCreate}
        confirmLabel={messages.leave}
        tone="critical"
        onConfirm={close}
        onCancel={() => setLeaving(false)}
      >
        <Text>{messages.leaveText}</Text>
      </Confirm>
    </>
  );
}
