'use client';
import { type ReactNode, useContext } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { LinkRouterContext, navigatesInApp } from '../RouterProvider/LinkRouterContext.ts';
import { isSafeAddress } from './isSafeAddress.ts';
import type { LinkTone } from './Link.css.ts';
import * as styles from './Link.css.ts';
import { linkMessages } from './Link.messages.ts';

export type { LinkTone } from './Link.css.ts';

export interface LinkProps extends SharedProps<HTMLAnchorElement> {
  /** The address. Only http, https, mailto, and paths become links. Any other address renders as plain text. */
  href: string;
  /** The others suit places where the context shows that the text is a link. @default 'accent', in tables like 'name' */
  tone?: LinkTone;
  /** Whether the link leads out of the app. It opens in a new tab without access to this one. @default false */
  isExternal?: boolean;
  /** Whether the link leads to the current page. @default false */
  isCurrent?: boolean;
  /** Called when the user activates the link. The router still navigates. */
  onPress?: () => void;
  /** The destination, in words that make sense out of context. */
  children: ReactNode;
}

/**
 * Navigates, through the app’s router where there is one. To start an action, use Button.
 *
 * A native anchor: pages have hundreds, and React Aria’s Link calls 74 hooks in each render.
 */
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
  const { navigate, useHref } = useContext(LinkRouterContext);
  const address = useHref(href);
  if (!isSafeAddress(href)) return <span {...shared}>{children}</span>;
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      {...rootProps(shared, styles.link({ tone }))}
      href={address}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={(event) => {
        onPress?.();
        if (!navigate || !navigatesInApp(event)) return;
        event.preventDefault();
        navigate(href, undefined);
      }}
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
    </a>
  );
}
