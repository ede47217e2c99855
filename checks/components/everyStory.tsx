import * as ui from '@fs/ui';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import preview from '../../.storybook/preview.tsx';

setProjectAnnotations([preview]);

type StoryFile = Parameters<typeof composeStories>[0] & {
  default: { component?: ComponentType<object>; subcomponents?: Readonly<Record<string, unknown>>; args?: object };
};

const files = Object.entries(import.meta.glob<StoryFile>('../../packages/*/src/**/*.stories.tsx', { eager: true }));

export interface RenderedStory {
  /** Package, file and story, for messages. */
  name: string;
  /** With Storybook's decorators: light, English, left to right. */
  Story: ComponentType & {
    args: Readonly<Record<string, unknown>>;
    run: (context: { canvasElement: HTMLElement }) => Promise<void>;
  };
}

/** Every story of the packages. */
export const everyStory: readonly RenderedStory[] = files.flatMap(([path, file]) => {
  const folder = path.replace(/^.*\/packages\/|src\/(.*\/)?|\.stories\.tsx$/g, '');
  return Object.entries<RenderedStory['Story']>(composeStories(file)).map(([name, Story]) => ({
    name: `${folder} ${name}`,
    Story,
  }));
});

export interface PublicComponent {
  name: string;
  Component: ComponentType<object>;
  /** Args that its stories share: a complete, valid set. */
  args: object;
}

/** Components that only render inside another one. */
const parts = new Set<unknown>(files.flatMap(([, file]) => Object.values(file.default.subcomponents ?? {})));

/** Every component in ui's public list, except providers and parts, which render nothing of their own. */
export const publicComponents: readonly PublicComponent[] = Object.entries<unknown>(ui).flatMap(([name, value]) => {
  if (typeof value !== 'function' || !/^[A-Z]/.test(name) || name.endsWith('Provider')) return [];
  if (parts.has(value)) return [];
  const Component = value as ComponentType<object>;
  const meta = files.map(([, file]) => file.default).find(({ component }) => component === Component);
  return [{ name, Component, args: meta?.args ?? {} }];
});
