'use client';
import { type ComponentProps, useMemo } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { LinkRouterContext } from './LinkRouterContext.ts';

export type RouterProviderProps = ComponentProps<typeof AriaRouterProvider>;

/** Passes the app’s router to every link. Apps augment the types of React Aria for `Href` and router options. */
export function RouterProvider({ navigate, useHref = sameHref, children }: RouterProviderProps) {
  const router = useMemo(() => ({ navigate, useHref }), [navigate, useHref]);
  return (
    <AriaRouterProvider navigate={navigate} useHref={useHref}>
      <LinkRouterContext value={router}>{children}</LinkRouterContext>
    </AriaRouterProvider>
  );
}

function sameHref(href: string): string {
  return href;
}
