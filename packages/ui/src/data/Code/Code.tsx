// Here and not in the theme: only a page that shows code loads its face.
import '@fontsource-variable/source-code-pro/wght.css';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Code.css.ts';

export interface CodeProps extends SharedProps {
  /** What was or would be typed; shown as it is. */
  children: string;
  /** Names it and makes it a block of its own, whose long lines scroll. Without it, it stands in its sentence. */
  label?: string;
}

/** Words for a machine. */
export function Code({ children, label, ref, ...shared }: CodeProps) {
  if (label === undefined) {
    return (
      <code {...shared} ref={ref as never} dir="ltr" className={styles.inline}>
        {children}
      </code>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section {...shared} ref={ref as never} aria-label={label} tabIndex={0} dir="ltr" className={styles.block}>
      <pre className={styles.lines}>
        <code className={styles.typed}>{children}</code>
      </pre>
    </section>
  );
}
