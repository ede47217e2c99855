import { emptyAccountDraft, type NewAccountDraft, type WizardStep, wizardSteps } from '@fs/account-widgets';
import { inputKeys } from '../../session/forgetInput.ts';
import { toRecord } from '../../session/toRecord.ts';

/** The input of the new-account wizard, as it is stored. */
export interface StoredAccountDraft {
  draft: NewAccountDraft;
  step: WizardStep;
  /** Identifies the attempt, so that a repeated one creates no second account. */
  clientKey: string;
  /** Id of the account, once it was created. It waits for its payment. */
  accountId: string | null;
}

export interface AccountDraft {
  read(): StoredAccountDraft;
  write(stored: StoredAccountDraft): void;
  /** Clears the input: for the next account, or the next user of this device. */
  clear(): void;
}

const key = `${inputKeys.session}account`;

/**
 * The input of the new-account wizard. It is in session storage, so that it survives a reload and the visit to the
 * payment page.
 *
 * @param storage returns `sessionStorage`. If blocked storage throws, a reload clears the input.
 */
export function createAccountDraft(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  newKey: () => string = () => crypto.randomUUID(),
): AccountDraft {
  const empty = (): StoredAccountDraft => ({
    draft: emptyAccountDraft,
    step: 'details',
    clientKey: newKey(),
    accountId: null,
  });
  return {
    read: () => {
      try {
        return readStored(JSON.parse(storage().getItem(key) ?? 'null')) ?? empty();
      } catch {
        return empty();
      }
    },
    write: (stored) => {
      try {
        storage().setItem(key, JSON.stringify(stored));
      } catch {
        // With full or blocked storage a reload clears the input.
      }
    },
    clear: () => {
      try {
        storage().removeItem(key);
      } catch {
        // Blocked storage is empty.
      }
    },
  };
}

/** Null for text of another form, such as an older version's. */
function readStored(value: unknown): StoredAccountDraft | null {
  const { draft, step, clientKey, accountId } = toRecord(value);
  const { name, description, owners, members, priceId, seats } = toRecord(draft);
  const known = wizardSteps.find((each) => each === step);
  if (known === undefined || typeof clientKey !== 'string') return null;
  if (typeof name !== 'string' || typeof description !== 'string') return null;
  return {
    draft: {
      name,
      description,
      owners: toTexts(owners),
      members: toTexts(members),
      priceId: typeof priceId === 'string' ? priceId : null,
      seats: typeof seats === 'number' ? seats : null,
    },
    step: known,
    clientKey,
    accountId: typeof accountId === 'string' ? accountId : null,
  };
}

const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
