import * as styles from './Icon.css.ts';

/** Draws a path on a grid of 16 px, in the colour of the words beside it. It says nothing: the control has a name. */
export function Icon({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.icon}>
      <path d={path} />
    </svg>
  );
}
