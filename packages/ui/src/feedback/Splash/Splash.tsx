'use client';
import { rootProps } from '../../internal/rootProps.ts';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Splash.css.ts';
import { splashMessages } from './Splash.messages.ts';

export interface SplashProps extends SharedProps<HTMLDivElement> {}

/** Fills the window while the app starts. For loading content in a running app, use Skeleton. */
export function Splash(shared: SplashProps) {
  const messages = useTexts(splashMessages);
  return (
    <div {...rootProps(shared, styles.splash)}>
      <p className={styles.tagline}>{messages.tagline}</p>
      <Spinner label={messages.starting} />
    </div>
  );
}
