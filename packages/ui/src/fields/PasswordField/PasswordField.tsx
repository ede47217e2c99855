'use client';
import { type ClipboardEvent, type DragEvent, type Ref, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as controls from '../../internal/FieldFrame/control.css.ts';
import { FieldButton } from '../../internal/FieldFrame/FieldButton.tsx';
import * as styles from '../../internal/FieldFrame/FieldFrame.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { EyeIcon } from '../../internal/icons/EyeIcon.tsx';
import { EyeOffIcon } from '../../internal/icons/EyeOffIcon.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { passwordFieldMessages } from './PasswordField.messages.ts';

/** What the browser's password manager may do: fill in the known one, or offer a new one. */
export type PasswordFieldAutoComplete = 'current-password' | 'new-password';

export interface PasswordFieldProps extends SharedProps<HTMLDivElement> {
  /** Names the field; always visible. */
  label: string;
  /** What helps to fill it in: how long it must be. */
  description?: string;
  /** What is wrong and what to do; marks the field invalid and is read out when it appears. */
  error?: string;
  /** The password, when the owner keeps it. */
  value?: string;
  /** The password at first, when the field keeps it. */
  defaultValue?: string;
  /** The user changed the password. */
  onChange?: (value: string) => void;
  /** The user left the field. */
  onBlur?: () => void;
  /** Must not be left empty; the form's owner checks and says so through `error`. */
  isRequired?: boolean;
  /** Cannot be used now; not sent with its form. */
  isDisabled?: boolean;
  /** Cannot be changed. */
  isReadOnly?: boolean;
  /** Nothing can be copied, cut or dragged out of it, even while it is shown. Pasting stays possible (AMB-103). */
  blocksCopying?: boolean;
  /** @default 'current-password' */
  autoComplete?: PasswordFieldAutoComplete;
  /** Its name in the form's data. */
  name?: string;
  /** The input itself, to move the focus to. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A password, hidden until the user asks to see it. */
export function PasswordField({
  label,
  description,
  blocksCopying = false,
  autoComplete = 'current-password',
  inputRef,
  ...props
}: PasswordFieldProps) {
  const messages = useTexts(passwordFieldMessages);
  const { error, field } = useFieldState(props);
  const [isShown, setIsShown] = useState(false);
  const { isDisabled, isInvalid, isRequired } = field;
  return (
    <AriaTextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      className={styles.field}
    >
      <FieldFrame {...{ label, description, error, isRequired }}>
        <Group
          role="presentation"
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          className={`${controls.control} ${controls.group}`}
        >
          <Input
            ref={inputRef}
            autoCapitalize="none"
            className={controls.bareInput}
            {...(blocksCopying && { onCopy: refuse, onCut: refuse, onDragStart: refuse })}
          />
          <FieldButton
            label={messages.show}
            isPressed={isShown}
            isDisabled={isDisabled}
            onPress={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </FieldButton>
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}

function refuse(event: ClipboardEvent | DragEvent) {
  event.preventDefault();
}
