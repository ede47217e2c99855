import { configure } from 'storybook/test';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { failOnOutput } from '../../scripts/testing/failOnOutput.ts';
import { checkStory } from './checkStory.ts';

// What a story waits for comes soon, but on a busy machine not within Testing Library's second.
configure({ asyncUtilTimeout: 8_000 });

/** Sets up, for the file that calls it, what each story must stand and what it may rely on. */
export function setUpStoryHooks(): void {
  beforeEach(startAsNew);
  afterEach(checkStory);
  afterEach(failOnOutput);
  afterAll(failOnOutput);
}

/** Nothing is left of what the story before did with pointer and keys: a ring of focus shows as on a page just opened. */
async function startAsNew() {
  // All is loaded that `withoutKeyboard.ts` keeps from listening.
  if (window.visualViewport) Reflect.deleteProperty(window.visualViewport, 'addEventListener');
  await commands.resetMousePosition();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified' }));
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Unidentified' }));
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Of Storybook's addon, whose own hook holds for the first file only. */
    resetMousePosition: () => Promise<void>;
  }
}
