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
  /** The text (controlled). */
  value?: string;
  /** The text at first (uncontrolled). */
  defaultValue?: string;
  /** Called when the user changes or clears the text. */
  onChange?: (value: string) => void;
  /** Called when the user presses Enter. */
  onSubmit?: (value: string) => void;
  /** Placeholder shown while the field is empty: what can be searched for. */
  placeholder?: string;
}

/** A search text. Escape and the clear button empty the field. */
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
