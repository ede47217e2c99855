'use client';
import { type ComponentProps, createContext, type MouseEvent } from 'react';
import type { RouterProvider } from 'react-aria-components';

type RouterProps = ComponentProps<typeof RouterProvider>;

interface LinkRouter {
  /** Undefined outside of a RouterProvider. Links then load their page. */
  navigate: RouterProps['navigate'] | undefined;
  useHref: NonNullable<RouterProps['useHref']>;
}

/** The router of the nearest RouterProvider. React Aria’s own context is not public. */
export const LinkRouterContext = createContext<LinkRouter>({ navigate: undefined, useHref: (href) => href });

/** Whether the router takes this click: not of a link to another origin or tab, a download, or with a modifier key. */
export function navigatesInApp(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { currentTarget: link, metaKey, ctrlKey, altKey, shiftKey } = event;
  // Firefox reports `_parent` as the target of links in a frame.
  const target = link.getAttribute('target');
  return (
    !(event.defaultPrevented || metaKey || ctrlKey || altKey || shiftKey || link.hasAttribute('download')) &&
    (target === null || target === '_self') &&
    link.origin === location.origin
  );
}
