import type { ButtonSize, ButtonTone } from './Button.css.ts';
import * as styles from './Button.css.ts';

/** Returns the class names of a Button, for buttons and for links that look like one. */
export function buttonClass(tone: ButtonTone, size: ButtonSize): string {
  return `${styles.button} ${styles.tone[tone]} ${styles.size[size]}`;
}
