'use client';
import { Confirm, type Loadable, Modal, Stack, Text, type Toast, useMessages } from '@fs/ui';
import { useState } from 'react';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';
import { SaveActions } from '../../internal/watchlists/SaveActions.tsx';
import { useSaving } from '../../internal/watchlists/useSaving.ts';
import type { WatchlistSaved } from '../../internal/watchlists/WatchlistSaved.ts';
import { WatchlistUsage, type WatchlistUsageFigures } from '../../internal/watchlists/WatchlistUsage.tsx';
import { suggests, type WatchlistUseCase, watchlistUseCases } from './listUseCases.ts';
import { SuggestedCompanies } from './SuggestedCompanies.tsx';
import { useWatchlistDraft, type WatchlistDraft } from './useWatchlistDraft.ts';
import { WatchlistCompanies, type WatchlistCompanySearch } from './WatchlistCompanies.tsx';
import { WatchlistFields, type WatchlistFieldsProps } from './WatchlistFields.tsx';
import * as styles from './WatchlistModal.css.ts';
import { watchlistModalMessages } from './WatchlistModal.messages.ts';
import { WatchlistUseCases } from './WatchlistUseCases.tsx';
import { watchlistUseCasesMessages } from './watchlistUseCases.messages.ts';

export interface WatchlistModalProps
  extends WatchlistCompanySearch,
    Pick<WatchlistFieldsProps, 'teams' | 'maker' | 'onRetryTeams' | 'createTeamHref' | 'isPrivacyOffered'> {
  /** Whether the dialog is open (controlled). Opening resets its input. */
  isOpen: boolean;
  /** Called with `false` after saving and when the user closes the dialog. Unsaved input was confirmed before. */
  onOpenChange: (isOpen: boolean) => void;
  /** The list to add companies to. Without it the dialog creates a list. */
  list?: { name: string; companyIds: readonly string[] };
  /** Initial name. */
  presetName?: string;
  /** The use case that is chosen at first. It names the list unless there is a `presetName`. */
  presetUseCase?: WatchlistUseCase | null;
  /** Called when the user chooses a use case. */
  onUseCaseChange?: (useCase: WatchlistUseCase) => void;
  /** Companies that suit the use case (`useCaseSearch`). Null for none. */
  suggestions?: Loadable<readonly LinkedCompany[]> | null;
  /** Initial companies, up to 500. */
  preset?: readonly LinkedCompany[];
  /** How many lists the plan includes and how many exist, stated above a new list's form. Without it, no limit is stated. */
  usage?: WatchlistUsageFigures | undefined;
  /** Saves the input. The input stays after a failure. */
  onSave: (draft: WatchlistDraft) => Promise<WatchlistSaved>;
  /** Called with a notification for the whole window. Show it, for example with `toasts.show`. */
  onNotice: (notice: Toast) => void;
  /** Called when the user wants to manage plans. */
  onManagePlans: () => void;
}

/** In pixels (research §2). */
const width = 986;
const noCompanies: readonly LinkedCompany[] = [];
const noIds: readonly string[] = [];

/** Dialog that creates a list or adds companies to one. A click outside does not close it. */
export function WatchlistModal({
  isOpen,
  onOpenChange,
  list,
  presetName = '',
  presetUseCase = null,
  onUseCaseChange,
  suggestions = null,
  preset = noCompanies,
  teams,
  maker,
  onRetryTeams,
  createTeamHref,
  isPrivacyOffered,
  usage,
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
    presetName: presetName === '' && presetUseCase ? useCaseNames[presetUseCase] : presetName,
    presetUseCase,
    preset,
    presentIds,
  });
  const [isLeaving, setLeaving] = useState(false);
  const { isSaving, failure, save, forget } = useSaving({
    onSaved: close,
    failureOf: (error, why) => (list ? updateFailure(error, why) : creationFailure(error)),
    onNotice,
    onManagePlans,
  });
  const { useCase, ...entered } = draft;

  function close() {
    setLeaving(false);
    forget();
    onOpenChange(false);
  }

  function requestClose() {
    if (isSaving) return;
    if (isChanged) setLeaving(true);
    else close();
  }

  /** A response without details is the generic text, followed by when to try again, if that is known. */
  function creationFailure(error: string) {
    if (error.startsWith(messages.createFailed)) return error;
    return error === '' ? messages.createFailed : messages.createFailedBecause({ error });
  }

  function updateFailure(error: string, why: string | undefined) {
    if (why !== undefined) return messages.updateFailedBecause({ why });
    return error.startsWith(messages.updateFailed) ? error : messages.updateFailed;
  }

  /** A custom name is not replaced. */
  function chooseUseCase(chosen: WatchlistUseCase) {
    const isOurs = watchlistUseCases.some((each) => useCaseNames[each] === draft.name);
    onUseCaseChange?.(chosen);
    change({ useCase: chosen, ...(!list && (isOurs || draft.name.trim() === '') && { name: useCaseNames[chosen] }) });
  }

  return (
    <>
      <Modal
        isOpen={isOpen}
        onOpenChange={requestClose}
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
          <Stack gap="6">
            {!list && usage && <WatchlistUsage usage={usage} onManagePlans={onManagePlans} />}
            {!list && (
              <WatchlistFields
                {...{ draft, teams, maker, onRetryTeams, createTeamHref, isPrivacyOffered }}
                onChange={change}
              />
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
            {useCase && suggests(useCase) && suggestions && (
              <SuggestedCompanies
                label={useCaseNames[`${useCase}Suggested`]}
                companies={suggestions}
                chosenIds={[...presentIds, ...draft.companies.map(({ id }) => id)]}
                onAdd={(company) => void add([company])}
              />
            )}
          </Stack>
          <div className={styles.useCases}>
            <WatchlistUseCases chosen={useCase} onChoose={chooseUseCase} />
          </div>
        </div>
      </Modal>
      <Confirm
        isOpen={isLeaving}
        title={list ? messages.leaveAdd : messages.leaveCreate}
        confirmLabel={messages.leave}
        tone="critical"
        onConfirm={close}
        onOpenChange={setLeaving}
      >
        <Text>{messages.leaveText}</Text>
      </Confirm>
    </>
  );
}
