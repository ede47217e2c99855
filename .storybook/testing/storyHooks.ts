import { configure } from 'storybook/test';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { failOnOutput } from '../../scripts/testing/failOnOutput.ts';
import { checkStory } from './checkStory.ts';

// On a busy machine, elements take longer to appear than Testing Library's default of one second.
configure({ asyncUtilTimeout: 8_000 });

/** Sets up the hooks of the calling file: the initial state of each story and the checks after it. */
export function setUpStoryHooks(): void {
  beforeEach(startAsNew);
  afterEach(checkStory);
  afterEach(failOnOutput);
  afterAll(failOnOutput);
}

/** Resets pointer and keyboard state, so that focus rings appear as on a freshly opened page. */
async function startAsNew() {
  // By now everything has loaded that `withoutKeyboard.ts` keeps from listening.
  if (window.visualViewport) Reflect.deleteProperty(window.visualViewport, 'addEventListener');
  await commands.resetMousePosition();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified' }));
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Unidentified' }));
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** From Storybook's addon, whose own hook applies to the first file only. */
    resetMousePosition: () => Promise<void>;
  }
}
