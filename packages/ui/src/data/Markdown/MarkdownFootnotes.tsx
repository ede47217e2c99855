import type { FootnoteDefinition } from 'mdast';
import { Link } from '../../navigation/Link/Link.tsx';
import * as styles from './Markdown.css.ts';
import { footnoteId, type MarkdownContext, referenceId, renderNodes } from './renderNodes.tsx';

export interface MarkdownFootnotesProps {
  notes: ReadonlyMap<string, FootnoteDefinition>;
  context: MarkdownContext;
}

/** The footnotes below the text, each with a link back to its reference. */
export function MarkdownFootnotes({ notes, context }: MarkdownFootnotesProps) {
  if (notes.size === 0) return null;
  const { messages } = context;
  return (
    <section aria-label={messages.footnotes} className={styles.footnotes}>
      <ol className={styles.list}>
        {[...notes].map(([name, note]) => (
          <li key={name} id={footnoteId(context, name)} className={styles.item}>
            <div className={styles.note}>
              <div>{renderNodes(note.children, context)}</div>
              <Link href={`#${referenceId(context, name)}`} aria-label={messages.back} tone="quiet">
                <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.back}>
                  <path d="M8 13V3.5M4 7.25 8 3.25l4 4" />
                </svg>
              </Link>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
