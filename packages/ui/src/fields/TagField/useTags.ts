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

/** What became of the last entry. Heard always; seen where nothing else shows it. */
interface News {
  readonly heard: string;
  readonly seen: string;
}

const none: News = { heard: '', seen: '' };

/** What the user is typing, what becomes of it, and what each key does with it. */
export function useTags({ value, onChange, most, isFixed }: TagsState) {
  const messages = useMessages(tagFieldMessages);
  const [text, setText] = useState('');
  const [news, setNews] = useState(none);

  /** Takes the entries; `rest` stays in the input, after what found no room. */
  function add(entries: readonly string[], rest = '') {
    const { tags, added, repeated, refused } = addTags(value, entries, most);
    if (added.length > 0) onChange(tags);
    setText([...refused, rest.trimStart()].filter((part) => part !== '').join(', '));
    const [newcomer] = added;
    const [known] = repeated;
    setNews({
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
      setNews(none);
    }
  }

  function remove(tag: string) {
    onChange(value.filter((other) => other !== tag));
    setNews({ heard: messages.removed({ name: tag }), seen: '' });
  }

  /** Nothing that was typed is lost: it counts as entered when the user goes on. */
  function enter() {
    if (text.trim() !== '') add(splitTags(text));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isFixed || event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === 'Enter' && text.trim() !== '') {
      // Else it would submit the form.
      event.preventDefault();
      enter();
    } else if (event.key === 'Backspace' && text === '' && last !== undefined && !event.repeat) remove(last);
  }

  /** An input has one line: it would run the lines of what is pasted together. */
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (isFixed || splitTags(pasted).length === 1) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    add(splitTags(before + pasted + text.slice(selectionEnd ?? text.length)));
  }

  /** The form was put back: what was typed and said goes too. */
  function clear() {
    setText('');
    setNews(none);
  }

  return { text, news, type, enter, remove, clear, onKeyDown, onPaste };
}

function one(names: readonly string[], sentence: string, many: (values: { count: number }) => string): string {
  return names.length === 1 ? sentence : many({ count: names.length });
}
