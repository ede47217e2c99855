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
  /** The Markdown, when the owner keeps it. */
  value?: string;
  /** The Markdown at first, when the field keeps it. */
  defaultValue?: string;
  /** The user changed the text, by typing or with a tool. */
  onChange?: (value: string) => void;
  /** An example, where the label cannot say it; gone once something is typed. */
  placeholder?: string;
}

// Only a page that shows the field loads its tools.
const MarkdownEditor = lazyComponent(async () => (await import('./MarkdownEditor.tsx')).MarkdownEditor);

/** A text in Markdown: plain text with tools for those who do not know the marks, and how it will look beside it. */
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
