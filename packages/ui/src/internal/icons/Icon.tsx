import * as styles from './Icon.css.ts';

/**
 * Renders a path on a 16 px grid in the color of the text. Hidden from screen readers, because the control has a name.
 */
export function Icon({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.icon}>
      <path d={path} />
    </svg>
  );
}
