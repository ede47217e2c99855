'use client';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as controls from '../../internal/FieldFrame/control.css.ts';
import { FieldButton } from '../../internal/FieldFrame/FieldButton.tsx';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { EyeIcon } from '../../internal/icons/EyeIcon.tsx';
import { EyeOffIcon } from '../../internal/icons/EyeOffIcon.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import { passwordFieldMessages } from './PasswordField.messages.ts';

/** Whether the password manager fills in a stored password or suggests a new one. */
export type PasswordFieldAutoComplete = 'current-password' | 'new-password';

export interface PasswordFieldProps extends FieldProps {
  /** The password (controlled). */
  value?: string;
  /** The password at first (uncontrolled). */
  defaultValue?: string;
  /** Called when the user changes the password. */
  onChange?: (value: string) => void;
  /** Blocks copying, cutting and dragging the password, even while it is visible. Pasting stays possible (AMB-103). */
  isCopyingBlocked?: boolean;
  /** @default 'current-password' */
  autoComplete?: PasswordFieldAutoComplete;
}

/** A password, hidden until the user reveals it. */
export function PasswordField({
  label,
  isLabelHidden,
  description,
  isCopyingBlocked = false,
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps) {
  const messages = useTexts(passwordFieldMessages);
  const { error, controlRef, field } = useFieldState(props);
  const [isShown, setIsShown] = useState(false);
  const { isDisabled, isInvalid, isRequired } = field;
  return (
    <AriaTextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
    >
      <FieldFrame {...{ label, isLabelHidden, description, error, isRequired }}>
        <Group
          role="presentation"
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          className={`${controls.control} ${controls.group}`}
        >
          <Input
            ref={controlRef}
            autoCapitalize="none"
            className={controls.bareInput}
            {...(isCopyingBlocked && { onCopy: refuse, onCut: refuse, onDragStart: refuse })}
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
