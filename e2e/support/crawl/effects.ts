import type { Page, Request } from 'playwright-core';
import type { Pressable } from './installPressing.ts';

export interface Effects {
  /**
   * Presses a control. Resolves with whether anything happened; undefined if the page does not show the control any
   * more, because what was pressed before had a late effect.
   */
  press: (control: Pressable) => Promise<boolean | undefined>;
  /** Stops watching. */
  end: () => void;
}

/** How long an effect may take while nothing is loading, in milliseconds. Only what has none takes that long. */
export const patience = 10_000;

/** Watches what a control does to the page, to the server and to the browser. */
export function watchEffects(page: Page, settle: () => Promise<void>): Effects {
  /** What happened elsewhere than on the page: a change on the server, a download, a new window. */
  let elsewhere = 0;
  const note = () => {
    elsewhere += 1;
  };
  const noteRequest = (request: Request) => {
    if (request.method() !== 'GET') note();
  };
  const notePopup = (popup: Page) => {
    note();
    void popup.close();
  };
  page.on('request', noteRequest).on('popup', notePopup).on('download', note).on('filechooser', note);

  return {
    press: async (control) => {
      const before = elsewhere;
      const key = await page.evaluate((wanted) => window.pressing.aim(wanted), control.key);
      if (key === null) return undefined;
      await page.keyboard.press(key);
      await settle();
      const isChanged = await page
        .waitForFunction(() => window.pressing?.isChanged() ?? true, null, {
          timeout: elsewhere > before ? 1 : patience,
        })
        .then(
          () => true,
          () => false,
        );
      // The code of a menu may come after the button says that it is open.
      await page.waitForFunction(() => !window.pressing?.isOpening());
      return isChanged || elsewhere > before;
    },
    end: () => {
      page.off('request', noteRequest).off('popup', notePopup).off('download', note).off('filechooser', note);
    },
  };
}
