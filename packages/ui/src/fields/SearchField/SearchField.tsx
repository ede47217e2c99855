'use client';
import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import * as controls from '../../internal/FieldFrame/control.css.ts';
import { FieldButton } from '../../internal/FieldFrame/FieldButton.tsx';
import * as styles from '../../internal/FieldFrame/FieldFrame.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { CloseIcon } from '../../internal/icons/CloseIcon.tsx';
import { SearchIcon } from '../../internal/icons/SearchIcon.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { searchFieldMessages } from './SearchField.messages.ts';

export interface SearchFieldProps extends SharedProps<HTMLDivElement> {
  /** Names the field. */
  label: string;
  /** The label is heard only: where a magnifier and a placeholder say enough. */
  isLabelHidden?: boolean;
  /** What helps to fill it in. */
  description?: string;
  /** What is wrong and what to do; marks the field invalid and is read out when it appears. */
  error?: string;
  /** The text, when the owner keeps it. */
  value?: string;
  /** The text at first, when the field keeps it. */
  defaultValue?: string;
  /** The user changed the text, or cleared it. */
  onChange?: (value: string) => void;
  /** The user pressed Enter. */
  onSubmit?: (value: string) => void;
  /** Must not be left empty; the form's owner checks and says so through `error`. */
  isRequired?: boolean;
  /** Cannot be used now; not sent with its form. */
  isDisabled?: boolean;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean;
  /** What can be looked for; gone once something is typed. */
  placeholder?: string;
  /** Its name in the form's data. */
  name?: string;
  /** The input itself, to move the focus to. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Words to look for. Escape and its own button clear it. */
export function SearchField({ label, isLabelHidden, description, placeholder, inputRef, ...props }: SearchFieldProps) {
  const messages = useTexts(searchFieldMessages);
  const { error, field } = useFieldState(props);
  const { isDisabled, isInvalid, isReadOnly, isRequired } = field;
  return (
    <AriaSearchField {...field} className={styles.field}>
      {({ isEmpty }) => (
        <FieldFrame {...{ label, isLabelHidden, description, error, isRequired }}>
          <Group
            role="presentation"
            isDisabled={isDisabled}
            isInvalid={isInvalid}
            className={`${controls.control} ${controls.group}`}
          >
            <span className={controls.mark}>
              <SearchIcon />
            </span>
            <Input ref={inputRef} placeholder={placeholder} className={controls.bareInput} />
            {!(isEmpty || isDisabled || isReadOnly) && (
              <FieldButton label={messages.clear}>
                <CloseIcon />
              </FieldButton>
            )}
          </Group>
        </FieldFrame>
      )}
    </AriaSearchField>
  );
}
