'use client';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { label } from '../../actions/Button/Button.css.ts';
import type { ButtonSize } from '../../actions/Button/Button.tsx';
import { buttonClass } from '../../actions/Button/buttonClass.ts';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { isSafeAddress } from '../Link/isSafeAddress.ts';
import * as styles from './LinkButton.css.ts';

/** `accent` marks the main next step of a view. */
export type LinkButtonTone = 'neutral' | 'accent';

export interface LinkButtonProps extends SharedProps<HTMLAnchorElement> {
  /** The address. Only http, https, mailto, and paths become links. Any other address renders as plain text. */
  href: string;
  /** The importance of the step. Use `accent` once per view. @default 'neutral' */
  tone?: LinkButtonTone;
  /** `small` suits table rows and notices. @default 'medium' */
  size?: ButtonSize;
  /** Called when the user activates the link. The router still navigates. */
  onPress?: () => void;
  /** The destination, in words that make sense out of context. */
  children: ReactNode;
}

/**
 * A link that looks like a button, for the next step of a view. Within text, use Link. To start an action, use Button.
 */
export function LinkButton({ href, tone = 'neutral', size = 'medium', onPress, children, ...shared }: LinkButtonProps) {
  if (!isSafeAddress(href)) return <span {...shared}>{children}</span>;
  return (
    <AriaLink
      {...rootProps(shared, `${buttonClass(tone, size)} ${styles.linkButton}`)}
      href={href}
      onPress={() => onPress?.()}
    >
      <span className={label}>{children}</span>
    </AriaLink>
  );
}
