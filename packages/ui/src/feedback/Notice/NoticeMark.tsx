import * as styles from './NoticeMark.css.ts';
import type { NoticeTone } from './NoticeTone.ts';

/** Each tone has its own shape, so that the meaning doesn’t depend on color. */
const paths = {
  info: 'M8 7.25v4M8 4.75v.01M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5Z',
  positive: 'M5.25 8.25l2 2 3.5-4M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5Z',
  caution: 'M8 6.25v3.25M8 11.75v.01M8 1.75 1.5 13.75h13L8 1.75Z',
  critical: 'M8 4.75v4M8 11.25v.01M5.25 1.75h5.5l3.5 3.5v5.5l-3.5 3.5h-5.5l-3.5-3.5v-5.5l3.5-3.5Z',
} satisfies Record<NoticeTone, string>;

export function NoticeMark({ tone }: { tone: NoticeTone }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.mark({ tone })}>
      <path d={paths[tone]} />
    </svg>
  );
}
