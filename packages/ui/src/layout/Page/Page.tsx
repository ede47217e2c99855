import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { PageWidth } from './Page.css.ts';
import * as styles from './Page.css.ts';

export type { PageWidth } from './Page.css.ts';

export interface PageProps extends SharedProps<HTMLElement> {
  /** Maximum width. `form` suits a single form, `full` a wide table. @default 'content' */
  width?: PageWidth;
  children: ReactNode;
}

/** The main landmark of a page, at a readable width. A skip link or the router can move focus to it. */
export function Page({ width = 'content', children, ...shared }: PageProps) {
  return (
    <main {...rootProps(shared, styles.page({ width }))} tabIndex={-1}>
      {children}
    </main>
  );
}
