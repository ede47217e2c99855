'use client';
import { useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { TagList } from '../../data/TagList/TagList.tsx';
import { CountedHelp } from '../../internal/FieldFrame/CountedHelp.tsx';
import * as controls from '../../internal/FieldFrame/control.css.ts';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import * as tagBox from '../../internal/FieldFrame/tagBox.css.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { useFormReset } from '../../internal/FieldFrame/useFormReset.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './TagField.css.ts';
import { tagFieldMessages } from './TagField.messages.ts';
import { useTags } from './useTags.ts';

export interface TagFieldProps extends FieldProps {
  /** The tags (controlled). */
  value?: readonly string[];
  /** The tags at first (uncontrolled). */
  defaultValue?: readonly string[];
  /** Called when the user adds or removes tags. They are trimmed and unique, ignoring case. */
  onChange?: (value: readonly string[]) => void;
  /** Returns the error of a tag. The tag stays and is marked as invalid, and the field shows the first error. */
  validate?: (tag: string) => string | undefined;
  /** Maximum number of tags. A counter below the field shows how many are used. */
  maxTags?: number;
  /** Placeholder shown while the field is empty: an example, where the label cannot give one. */
  placeholder?: string;
}

const none: readonly string[] = [];

/** Free-form tags, separated by commas or pasted at once. To select from options, use MultiSelect. */
export function TagField({
  label,
  isLabelHidden,
  description,
  validate,
  maxTags: most,
  placeholder,
  ...props
}: TagFieldProps) {
  const messages = useMessages(tagFieldMessages);
  const [value, setValue] = useControlledState(props.value, props.defaultValue ?? none, props.onChange);
  const tags = value.map((name) => ({ id: name, name, problem: validate?.(name) }));
  const { error, controlRef, field } = useFieldState({ ...props, problem: firstProblem(), onChange: setValue });
  const { value: _, defaultValue: __, onChange, name, ...shared } = field;
  const { isDisabled, isInvalid, isReadOnly, isRequired } = field;
  const isFixed = Boolean(isDisabled || isReadOnly);
  const { text, announcement, type, enter, remove, clear, onKeyDown, onPaste } = useTags({
    value,
    onChange,
    most,
    isFixed,
  });
  const input = useRef<HTMLInputElement>(null);
  useFormReset(
    input,
    value,
    (initialValue) => {
      setValue(initialValue);
      clear();
    },
    shared.form,
  );
  const count = value.length;

  function firstProblem() {
    for (const { name, problem } of tags) if (problem) return messages.problem({ name, problem });
    return undefined;
  }

  const words = (
    <>
      {description} <span className={hidden}>{messages.total({ count })}</span>
    </>
  );
  const help =
    most === undefined ? (
      words
    ) : (
      <CountedHelp description={words} count={messages.count({ count, most })} limit={messages.limit({ most })} />
    );

  return (
    <AriaTextField {...shared} value={text} onChange={type} onBlur={enter}>
      <FieldFrame
        {...{ label, isLabelHidden, error, isRequired }}
        description={(description ?? most) === undefined && count === 0 ? undefined : help}
      >
        <Group
          role="presentation"
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          isReadOnly={isReadOnly}
          className={`${controls.control} ${tagBox.box}`}
        >
          {count > 0 && (
            <div className={tagBox.tags}>
              <TagList
                label={messages.tags({ label })}
                tags={tags}
                shownAtFirst={count}
                // The user checks what they wrote, such as emails.
                nameWidth="long"
                onRemove={
                  isFixed
                    ? undefined
                    : (tag) => {
                        remove(tag);
                        if (count === 1) input.current?.focus();
                      }
                }
              />
            </div>
          )}
          <div className={tagBox.line}>
            <Input
              ref={mergeRefs(input, controlRef)}
              autoComplete="off"
              enterKeyHint="done"
              placeholder={isReadOnly ? undefined : placeholder}
              className={controls.bareInput}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
          </div>
        </Group>
        <span role="status" className={announcement.seen === '' ? hidden : styles.announcement}>
          <span className={hidden}>{announcement.heard}</span> {announcement.seen}
        </span>
        {!isDisabled &&
          name !== undefined &&
          value.map((tag) => <input key={tag} type="hidden" name={name} form={shared.form} value={tag} />)}
      </FieldFrame>
    </AriaTextField>
  );
}
