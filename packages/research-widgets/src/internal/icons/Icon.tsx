import * as styles from './Icon.css.ts';

interface IconProps {
  path: string;
  /** @default 'outlined' */
  look?: keyof typeof styles.icon;
}

/**
 * Renders a path on a 16 px grid in the color of the adjacent text. Hidden from screen readers, because the control has
 * a name.
 */
export function Icon({ path, look = 'outlined' }: IconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.icon[look]}>
      <path d={path} />
    </svg>
  );
}
