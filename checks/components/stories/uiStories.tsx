import * as ui from '@fs/ui';
import type { ComponentType } from 'react';
import { type StoryFile, storiesOf } from './RenderedStory.tsx';

const stories = import.meta.glob<StoryFile>('../../../packages/ui/src/**/*.stories.tsx', { eager: true });
const files = Object.values(stories);

export const uiStories = storiesOf(stories);

export interface PublicComponent {
  name: string;
  Component: ComponentType<object>;
  /** Args that its stories share: a complete, valid set. */
  args: object;
}

/** Components that only render inside another one. */
const parts = new Set<unknown>(files.flatMap((file) => Object.values(file.default.subcomponents ?? {})));

/** Every component in ui's public list, except providers and parts, which render nothing of their own. */
export const publicComponents: readonly PublicComponent[] = Object.entries<unknown>(ui).flatMap(([name, value]) => {
  if (typeof value !== 'function' || !/^[A-Z]/.test(name) || name.endsWith('Provider')) return [];
  if (parts.has(value)) return [];
  const Component = value as ComponentType<object>;
  const meta = files.map((file) => file.default).find(({ component }) => component === Component);
  return [{ name, Component, args: meta?.args ?? {} }];
});
