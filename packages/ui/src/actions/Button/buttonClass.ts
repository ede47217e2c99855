import type { ButtonSize, ButtonTone } from './Button.css.ts';
import * as styles from './Button.css.ts';

/** What looks like a Button: one itself, or a link. */
export function buttonClass(tone: ButtonTone, size: ButtonSize): string {
  return `${styles.button} ${styles.tone[tone]} ${styles.size[size]}`;
}
