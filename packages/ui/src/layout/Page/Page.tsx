import type { ReactNode } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { PageWidth } from './Page.css.ts';
import * as styles from './Page.css.ts';

export type { PageWidth } from './Page.css.ts';

export interface PageProps extends SharedProps<HTMLElement> {
  /** @default 'content' */
  width?: PageWidth;
  children: ReactNode;
}

/** The main part of a page, at a width that reads well. It takes the focus when a skip link or the router sends it there. */
export function Page({ width = 'content', children, ...shared }: PageProps) {
  return (
    <main {...shared} tabIndex={-1} className={styles.page({ width })}>
      {children}
    </main>
  );
}
