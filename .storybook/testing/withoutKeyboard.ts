/**
 * Setup file, the first one: stories resize the window as no user does, and React Aria takes a window that shrinks
 * soon after a focus for a phone's keyboard coming up. From then on it would keep every list unseen for up to 600 ms,
 * waiting for the next. What it listens to as it loads is this; what components listen to, once `storyHooks.ts` has
 * brought the window's own function back, is heard.
 */
if (window.visualViewport) window.visualViewport.addEventListener = () => undefined;
