'use client';
import { Suspense } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { HeadingLevel } from '../../layout/Heading/Heading.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { lazyComponent } from '../../system/lazyModule/lazyComponent.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { MarkdownSize } from './Markdown.css.ts';
import * as styles from './Markdown.css.ts';
import { markdownMessages } from './Markdown.messages.ts';

export type { MarkdownSize } from './Markdown.css.ts';

export interface MarkdownProps extends SharedProps<HTMLDivElement> {
  /** CommonMark with GitHub's tables, task lists, footnotes and strikethrough. HTML in it is shown, not obeyed. */
  source: string;
  /** Level of its outermost heading in the outline of the page. @default 2 */
  level?: HeadingLevel;
  /** @default 'reading' */
  size?: MarkdownSize;
}

// Only a page that shows Markdown loads the parser.
const MarkdownContent = lazyComponent(async () => (await import('./MarkdownContent.tsx')).MarkdownContent);

/** A text that someone wrote in Markdown. What it links to is checked like any Link. */
export function Markdown({ source, level = 2, size = 'reading', ...shared }: MarkdownProps) {
  const messages = useMessages(markdownMessages);
  return (
    <div {...shared} className={styles.markdown({ size })}>
      <Suspense
        fallback={
          <div className={styles.awaited}>
            <VisuallyHidden>{messages.loading}</VisuallyHidden>
            <Skeleton size={size} />
            <Skeleton size={size} />
            <Skeleton size={size} width="half" />
          </div>
        }
      >
        <MarkdownContent source={source} level={level} />
      </Suspense>
    </div>
  );
}
