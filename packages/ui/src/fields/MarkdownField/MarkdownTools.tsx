'use client';
import type { ReactNode } from 'react';
import { Toolbar } from '../../actions/Toolbar/Toolbar.tsx';
import { BoldIcon } from '../../internal/icons/BoldIcon.tsx';
import { CodeIcon } from '../../internal/icons/CodeIcon.tsx';
import { HeadingIcon } from '../../internal/icons/HeadingIcon.tsx';
import { ItalicIcon } from '../../internal/icons/ItalicIcon.tsx';
import { LinkIcon } from '../../internal/icons/LinkIcon.tsx';
import { ListIcon } from '../../internal/icons/ListIcon.tsx';
import { QuoteIcon } from '../../internal/icons/QuoteIcon.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import { markdownFieldMessages } from './MarkdownField.messages.ts';
import type { MarkdownTool } from './markdownEdits.ts';

const icons = {
  bold: <BoldIcon />,
  italic: <ItalicIcon />,
  code: <CodeIcon />,
  heading: <HeadingIcon />,
  list: <ListIcon />,
  quote: <QuoteIcon />,
  link: <LinkIcon />,
} satisfies Record<MarkdownTool, ReactNode>;

const keys: Partial<Record<MarkdownTool, string>> = { bold: 'B', italic: 'I', link: 'K' };

/** The toolbar, for users who do not know the syntax. */
export function MarkdownTools({ onUse }: { onUse: (tool: MarkdownTool) => void }) {
  const messages = useMessages(markdownFieldMessages);
  const item = (id: MarkdownTool) => {
    const key = keys[id];
    const shortcut = key && (isApple() ? `⌘${key}` : messages.shortcut({ key }));
    return { id, label: messages[id], icon: icons[id], shortcut };
  };
  return (
    <Toolbar
      label={messages.tools}
      groups={[
        { label: messages.text, items: [item('bold'), item('italic'), item('code'), item('link')] },
        { label: messages.blocks, items: [item('heading'), item('list'), item('quote')] },
      ]}
      onAction={(id) => onUse(id as MarkdownTool)}
    />
  );
}

function isApple(): boolean {
  return typeof navigator !== 'undefined' && /^(Mac|iP)/.test(navigator.platform);
}
