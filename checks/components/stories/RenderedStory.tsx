import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import preview from '../../../.storybook/preview.tsx';

setProjectAnnotations([preview]);

export type StoryFile = Parameters<typeof composeStories>[0] & {
  default: { component?: ComponentType<object>; subcomponents?: Readonly<Record<string, unknown>>; args?: object };
};

export type StoryArgs = Readonly<Record<string, unknown>>;

export interface RenderedStory {
  /** Package, file and story, for messages. */
  name: string;
  /** With Storybook's decorators: light, English, left to right. */
  Story: ComponentType<StoryArgs> & {
    args: StoryArgs;
    run: (context: { canvasElement: HTMLElement }) => Promise<void>;
  };
}

/** The stories of files, by their paths. */
export function storiesOf(files: Readonly<Record<string, StoryFile>>): readonly RenderedStory[] {
  return Object.entries(files).flatMap(([path, file]) => {
    const folder = path.replace(/^.*\/packages\/|src\/(.*\/)?|\.stories\.tsx$/g, '');
    return Object.entries<RenderedStory['Story']>(composeStories(file)).map(([name, Story]) => ({
      name: `${folder} ${name}`,
      Story,
    }));
  });
}
