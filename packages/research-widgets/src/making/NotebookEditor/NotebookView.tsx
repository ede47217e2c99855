import { Markdown, Section, Text, useMessages } from '@fs/ui';
import { Fragment, type ReactNode } from 'react';
import * as styles from './NotebookEditor.css.ts';
import { notebookEditorMessages } from './NotebookEditor.messages.ts';
import { type LiveReference, notebookParts } from './notebookParts.ts';

interface NotebookViewProps {
  text: string;
  renderLive: (reference: LiveReference) => ReactNode;
}

/** The notebook as it reads, with its live lines as data. */
export function NotebookView({ text, renderLive }: NotebookViewProps) {
  const messages = useMessages(notebookEditorMessages);
  const parts = notebookParts(text);
  return (
    <Section title={messages.view} size="title">
      <div className={styles.view}>
        {parts.length === 0 && <Text tone="muted">{messages.nothing}</Text>}
        {parts.map((part, index) => {
          // A part has no identity but its place.
          const key = `${index} ${part.kind}`;
          return part.kind === 'text' ? (
            <Markdown key={key} source={part.text} level={3} size="ui" />
          ) : (
            <Fragment key={`${key} ${part.reference.kind} ${part.reference.companyId}`}>
              {renderLive(part.reference)}
            </Fragment>
          );
        })}
      </div>
    </Section>
  );
}
