// Imported here instead of in the theme, so that only pages with code load the font.
import '@fontsource-variable/source-code-pro/wght.css';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Code.css.ts';

export interface CodeProps extends SharedProps {
  /** The code, shown as is. */
  children: string;
  /** The accessible name. With a label, the code is a block that scrolls horizontally. Without one, it is inline. */
  label?: string;
}

/** Source code, a command, or other machine-readable text. */
export function Code({ children, label, ref, ...shared }: CodeProps) {
  if (label === undefined) {
    return (
      <code {...rootProps(shared, styles.inline)} ref={ref as never} dir="ltr">
        {children}
      </code>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the block
    <section aria-label={label} {...rootProps(shared, styles.block)} ref={ref as never} tabIndex={0} dir="ltr">
      <pre className={styles.lines}>
        <code className={styles.typed}>{children}</code>
      </pre>
    </section>
  );
}
