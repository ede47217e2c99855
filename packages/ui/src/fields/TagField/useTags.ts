'use client';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useMessages } from '../../system/messages/useMessages.ts';
import { addTags, splitTags } from './addTags.ts';
import { tagFieldMessages } from './TagField.messages.ts';

interface TagsState {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  most: number | undefined;
  /** Disabled or read-only. */
  isFixed: boolean;
}

/** The result of the last entry. Always announced; visible where nothing else shows it. */
interface Announcement {
  readonly heard: string;
  readonly seen: string;
}

const none: Announcement = { heard: '', seen: '' };

/** Returns the input's text, the handlers of its events, and the result of the last entry. */
export function useTags({ value, onChange, most, isFixed }: TagsState) {
  const messages = useMessages(tagFieldMessages);
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState(none);

  /** Adds the entries. `rest` stays in the input, after entries beyond the maximum. */
  function add(entries: readonly string[], rest = '') {
    const { tags, added, repeated, refused } = addTags(value, entries, most);
    if (added.length > 0) onChange(tags);
    setText([...refused, rest.trimStart()].filter((part) => part !== '').join(', '));
    const [newcomer] = added;
    const [known] = repeated;
    setAnnouncement({
      heard: newcomer === undefined ? '' : one(added, messages.added({ name: newcomer }), messages.addedMany),
      seen: [
        known !== undefined && one(repeated, messages.repeated({ name: known }), messages.repeatedMany),
        refused.length > 0 && most !== undefined && messages.full({ most }),
      ]
        .filter(Boolean)
        .join(' '),
    });
  }

  function type(next: string) {
    const parts = splitTags(next);
    const rest = parts.pop();
    if (parts.length > 0) add(parts, rest);
    else {
      setText(next);
      setAnnouncement(none);
    }
  }

  function remove(tag: string) {
    onChange(value.filter((other) => other !== tag));
    setAnnouncement({ heard: messages.removed({ name: tag }), seen: '' });
  }

  /** Adds the pending text when the user leaves the field, so that no input is lost. */
  function enter() {
    if (text.trim() !== '') add(splitTags(text));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isFixed || event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === 'Enter' && text.trim() !== '') {
      // Otherwise Enter would submit the form.
      event.preventDefault();
      enter();
    } else if (event.key === 'Backspace' && text === '' && last !== undefined && !event.repeat) remove(last);
  }

  /** An input would join pasted lines into one. */
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (isFixed || splitTags(pasted).length === 1) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    add(splitTags(before + pasted + text.slice(selectionEnd ?? text.length)));
  }

  /** Called when the form is reset. Clears the text and the message too. */
  function clear() {
    setText('');
    setAnnouncement(none);
  }

  return { text, announcement, type, enter, remove, clear, onKeyDown, onPaste };
}

function one(names: readonly string[], sentence: string, many: (values: { count: number }) => string): string {
  return names.length === 1 ? sentence : many({ count: names.length });
}
