'use client';
import { Suspense, useRef } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { control } from '../../internal/FieldFrame/control.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { useFormReset } from '../../internal/FieldFrame/useFormReset.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { lazyComponent } from '../../system/lazyModule/lazyComponent.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './MarkdownField.css.ts';
import { markdownFieldMessages } from './MarkdownField.messages.ts';

export interface MarkdownFieldProps extends FieldProps<HTMLTextAreaElement> {
  /** The Markdown (controlled). */
  value?: string;
  /** The Markdown at first (uncontrolled). */
  defaultValue?: string;
  /** Called when the user changes the text with the keyboard or a tool. */
  onChange?: (value: string) => void;
  /** Placeholder shown while the field is empty: an example, where the label cannot give one. */
  placeholder?: string;
}

// Lazy-loaded, because only few pages show the field.
const MarkdownEditor = lazyComponent(async () => (await import('./MarkdownEditor.tsx')).MarkdownEditor);

/** A Markdown editor: plain text with a toolbar for users who do not know the syntax, and a preview. */
export function MarkdownField({ label, isLabelHidden, description, placeholder, ...props }: MarkdownFieldProps) {
  const messages = useMessages(markdownFieldMessages);
  const { error, controlRef, field } = useFieldState(props);
  const [value, onChange] = useControlledState(field.value, field.defaultValue ?? '', field.onChange);
  const box = useRef<HTMLDivElement>(null);
  useFormReset(box, value, onChange, field.form);
  return (
    <AriaTextField {...field} defaultValue={undefined} value={value} onChange={onChange}>
      <FieldFrame {...{ label, isLabelHidden, description, error }} isRequired={field.isRequired}>
        <div ref={box} className={`${control} ${styles.box}`}>
          <Suspense
            fallback={
              <div className={styles.awaited}>
                <VisuallyHidden>{messages.loading}</VisuallyHidden>
                <Skeleton />
                <Skeleton width="half" />
              </div>
            }
          >
            <MarkdownEditor
              label={label}
              value={value}
              isFixed={Boolean(field.isDisabled || field.isReadOnly)}
              placeholder={placeholder}
              inputRef={controlRef}
              autoFocus={props.autoFocus}
            />
          </Suspense>
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
