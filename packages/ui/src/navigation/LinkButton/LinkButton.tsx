'use client';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { label } from '../../actions/Button/Button.css.ts';
import type { ButtonSize } from '../../actions/Button/Button.tsx';
import { buttonClass } from '../../actions/Button/buttonClass.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { isSafeAddress } from '../Link/isSafeAddress.ts';
import * as styles from './LinkButton.css.ts';

/** `accent` is the one main step of a view. */
export type LinkButtonTone = 'neutral' | 'accent';

export interface LinkButtonProps extends SharedProps<HTMLAnchorElement> {
  /** Where it leads. An address that is not http, https, mailto or a path is shown as plain text. */
  href: string;
  /** What following it means. One `accent` per view. @default 'neutral' */
  tone?: LinkButtonTone;
  /** @default 'medium' */
  size?: ButtonSize;
  /** The user followed it; the router still moves. */
  onPress?: () => void;
  /** Where it leads, in words that stand alone. */
  children: ReactNode;
}

/** Goes somewhere, and is the next step of what the view is about. Among other words, use Link; to act, use Button. */
export function LinkButton({ href, tone = 'neutral', size = 'medium', onPress, children, ...shared }: LinkButtonProps) {
  if (!isSafeAddress(href)) return <span {...shared}>{children}</span>;
  return (
    <AriaLink
      {...shared}
      href={href}
      onPress={() => onPress?.()}
      className={`${buttonClass(tone, size)} ${styles.linkButton}`}
    >
      <span className={label}>{children}</span>
    </AriaLink>
  );
}
