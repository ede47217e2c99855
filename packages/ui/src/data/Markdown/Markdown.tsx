'use client';
import { Suspense } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { rootProps } from '../../internal/rootProps.ts';
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
  /** CommonMark with GitHub’s tables, task lists, footnotes, and strikethrough. HTML in it renders as text. */
  source: string;
  /** Heading level of the outermost heading. @default 2 */
  level?: HeadingLevel;
  /** `ui` suits text beside data. @default 'reading' */
  size?: MarkdownSize;
  /**
   * Whether the Suspense above shows that the code of the text loads, together with what follows the text, which would
   * move otherwise. @default false
   */
  isAwaitedAbove?: boolean;
}

// Lazy-loads the parser, so that only pages with Markdown load it.
const MarkdownContent = lazyComponent(async () => (await import('./MarkdownContent.tsx')).MarkdownContent);

/** Renders Markdown, including untrusted Markdown. Its links get the same checks as Link. */
export function Markdown({ source, level = 2, size = 'reading', isAwaitedAbove = false, ...shared }: MarkdownProps) {
  const messages = useMessages(markdownMessages);
  const content = <MarkdownContent source={source} level={level} />;
  return (
    <div {...rootProps(shared, styles.markdown({ size }))}>
      {isAwaitedAbove ? (
        content
      ) : (
        <Suspense
          fallback={
            <div aria-busy className={styles.awaited}>
              <VisuallyHidden>{messages.loading}</VisuallyHidden>
              <Skeleton size={size} />
              <Skeleton size={size} />
              <Skeleton size={size} width="half" />
            </div>
          }
        >
          {content}
        </Suspense>
      )}
    </div>
  );
}
