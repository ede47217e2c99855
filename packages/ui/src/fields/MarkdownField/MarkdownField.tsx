'use client';
import { type Ref, Suspense, useRef } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { control } from '../../internal/FieldFrame/control.css.ts';
import * as frame from '../../internal/FieldFrame/FieldFrame.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { useFormReset } from '../../internal/FieldFrame/useFormReset.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { lazyComponent } from '../../system/lazyModule/lazyComponent.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './MarkdownField.css.ts';
import { markdownFieldMessages } from './MarkdownField.messages.ts';

export interface MarkdownFieldProps extends SharedProps<HTMLDivElement> {
  /** Names the field; always visible. */
  label: string;
  /** What helps to fill it in. */
  description?: string;
  /** What is wrong and what to do; marks the field invalid and is read out when it appears. */
  error?: string;
  /** The Markdown, when the owner keeps it. */
  value?: string;
  /** The Markdown at first, when the field keeps it. */
  defaultValue?: string;
  /** The user changed the text, by typing or with a tool. */
  onChange?: (value: string) => void;
  /** Must not be left empty; the form's owner checks and says so through `error`. */
  isRequired?: boolean;
  /** Cannot be used now; not sent with its form. */
  isDisabled?: boolean;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean;
  /** An example, where the label cannot say it; gone once something is typed. */
  placeholder?: string;
  /** Its name in the form's data. */
  name?: string;
  /** The text area itself, to move the focus to; there once the editor has come. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

// Only a page that shows the field loads its tools.
const MarkdownEditor = lazyComponent(async () => (await import('./MarkdownEditor.tsx')).MarkdownEditor);

/** A text in Markdown: plain text with tools for those who do not know the marks, and how it will look beside it. */
export function MarkdownField({ label, description, placeholder, inputRef, ...props }: MarkdownFieldProps) {
  const messages = useMessages(markdownFieldMessages);
  const { error, field } = useFieldState(props);
  const [value, onChange] = useControlledState(field.value, field.defaultValue ?? '', field.onChange);
  const box = useRef<HTMLDivElement>(null);
  useFormReset(box, value, onChange);
  return (
    <AriaTextField {...field} defaultValue={undefined} value={value} onChange={onChange} className={frame.field}>
      <FieldFrame {...{ label, description, error }} isRequired={field.isRequired}>
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
              inputRef={inputRef}
            />
          </Suspense>
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
