'use client';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import * as controls from '../../internal/FieldFrame/control.css.ts';
import { FieldButton } from '../../internal/FieldFrame/FieldButton.tsx';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { CloseIcon } from '../../internal/icons/CloseIcon.tsx';
import { SearchIcon } from '../../internal/icons/SearchIcon.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import { searchFieldMessages } from './SearchField.messages.ts';

export interface SearchFieldProps extends FieldProps {
  /** The text, when the owner keeps it. */
  value?: string;
  /** The text at first, when the field keeps it. */
  defaultValue?: string;
  /** The user changed the text, or cleared it. */
  onChange?: (value: string) => void;
  /** The user pressed Enter. */
  onSubmit?: (value: string) => void;
  /** What can be looked for; gone once something is typed. */
  placeholder?: string;
}

/** Words to look for. Escape and its own button clear it. */
export function SearchField({ label, isLabelHidden, description, placeholder, ...props }: SearchFieldProps) {
  const messages = useTexts(searchFieldMessages);
  const { error, controlRef, field } = useFieldState(props);
  const { isDisabled, isInvalid, isReadOnly, isRequired } = field;
  return (
    <AriaSearchField {...field}>
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
            <Input ref={controlRef} placeholder={placeholder} className={controls.bareInput} />
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
