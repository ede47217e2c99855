import { inputKeys } from './forgetInput.ts';

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredInput<Value> {
  /** Null if nothing is stored, or if what is stored has another form. */
  read: () => Value | null;
  /** Null removes what is stored. */
  write: (value: Value | null) => void;
}

/**
 * What a user has entered and not saved, in session storage, so that it survives a reload. Logging out removes it.
 *
 * @param name of the input, such as `note.42`
 * @param parse reads a stored value; null for one of another form
 * @param storage returns `sessionStorage`. If blocked storage throws, a reload clears the input.
 */
export function storedInput<Value>(
  name: string,
  parse: (stored: unknown) => Value | null,
  storage: () => SessionStorage,
): StoredInput<Value> {
  const key = `${inputKeys.session}${name}`;
  return {
    read: () => {
      try {
        return parse(JSON.parse(storage().getItem(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
      } catch {
        // With full or blocked storage a reload clears the input.
      }
    },
  };
}
