/**
 * Setup file, the first one: stories resize the window as no user does, and React Aria takes a window that shrinks soon
 * after a focus for an on-screen keyboard. It would then hide every list for up to 600 ms, waiting for the next resize.
 * This keeps React Aria from listening while it loads; `storyHooks.ts` restores the window's own function, so that
 * components can listen.
 */
if (window.visualViewport) window.visualViewport.addEventListener = () => undefined;
