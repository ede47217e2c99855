'use client';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { TextArea } from 'react-aria-components/TextArea';
import { Markdown } from '../../data/Markdown/Markdown.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import { applyEdit } from './applyEdit.ts';
import * as styles from './MarkdownField.css.ts';
import { markdownFieldMessages } from './MarkdownField.messages.ts';
import { MarkdownTools } from './MarkdownTools.tsx';
import { type MarkdownTool, markdownEdits } from './markdownEdits.ts';

interface MarkdownEditorProps {
  /** Accessible name. */
  label: string;
  value: string;
  /** Disabled or read-only. */
  isFixed: boolean;
  placeholder: string | undefined;
  inputRef: Ref<HTMLTextAreaElement>;
  /** The field cannot focus an editor that loads later. */
  autoFocus: boolean | undefined;
}

/** Shortcuts of tools, with Ctrl or ⌘. */
const tools: Readonly<Record<string, MarkdownTool>> = { b: 'bold', i: 'italic', k: 'link' };

/** The editor inside a MarkdownField, which holds its value and labels. */
export function MarkdownEditor({ label, value, isFixed, placeholder, inputRef, autoFocus }: MarkdownEditorProps) {
  const messages = useMessages(markdownFieldMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState('write');

  function use(tool: MarkdownTool) {
    const element = area.current;
    if (!element || isFixed) return;
    const { value: text, selectionStart: start, selectionEnd: end } = element;
    applyEdit(element, markdownEdits[tool]({ text, start, end }));
  }

  function onKeyDown(event: KeyboardEvent) {
    const tool = tools[event.key.toLowerCase()];
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    use(tool);
  }

  return (
    <Tabs selectedKey={view} onSelectionChange={(key) => setView(String(key))}>
      <div className={styles.head}>
        <TabList aria-label={label} className={styles.tabs}>
          <Tab id="write" className={styles.tab}>
            {messages.write}
          </Tab>
          <Tab id="preview" className={styles.tab}>
            {messages.preview}
          </Tab>
        </TabList>
        {!isFixed && view === 'write' && (
          <div className={styles.tools}>
            <MarkdownTools onUse={use} />
          </div>
        )}
      </div>
      <TabPanel id="write" shouldForceMount className={styles.panel}>
        <TextArea
          ref={mergeRefs(area, inputRef)}
          rows={6}
          autoFocus={autoFocus}
          placeholder={placeholder}
          className={styles.area}
          onKeyDown={onKeyDown}
        />
      </TabPanel>
      <TabPanel id="preview" className={styles.panel}>
        <div className={styles.shown}>
          {value.trim() === '' ? <Text tone="muted">{messages.nothing}</Text> : <Markdown source={value} size="ui" />}
        </div>
      </TabPanel>
    </Tabs>
  );
}
