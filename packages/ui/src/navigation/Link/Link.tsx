'use client';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { isSafeAddress } from './isSafeAddress.ts';
import type { LinkTone } from './Link.css.ts';
import * as styles from './Link.css.ts';
import { linkMessages } from './Link.messages.ts';

export type { LinkTone } from './Link.css.ts';

export interface LinkProps extends SharedProps<HTMLAnchorElement> {
  /** Where it leads. An address that is not http, https, mailto or a path is shown as plain text. */
  href: string;
  /** @default 'accent' */
  tone?: LinkTone;
  /** Leads out of the app: opens a new tab that knows nothing of this one. */
  isExternal?: boolean;
  /** It leads to where the user is. */
  isCurrent?: boolean;
  /** The user followed it; the router still moves. */
  onPress?: () => void;
  /** Where it leads, in words that stand alone. */
  children: ReactNode;
}

/** Goes somewhere, through the app's router when one is provided. To start an action, use Button. */
export function Link({
  href,
  tone = 'accent',
  isExternal = false,
  isCurrent,
  onPress,
  children,
  ...shared
}: LinkProps) {
  const messages = useTexts(linkMessages);
  if (!isSafeAddress(href)) return <span {...shared}>{children}</span>;
  return (
    <AriaLink
      {...shared}
      href={href}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      aria-current={isCurrent ? 'page' : undefined}
      onPress={() => onPress?.()}
      className={styles.link({ tone })}
    >
      {children}
      {isExternal && (
        <>
          <svg aria-hidden="true" viewBox="0 0 12 12" className={styles.outward}>
            <path d="M3.5 2.5h6v6M9.5 2.5l-7 7" />
          </svg>
          <VisuallyHidden>{messages.newTab}</VisuallyHidden>
        </>
      )}
    </AriaLink>
  );
}
