import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messagesDown, openChatPane } from './chatPane.tsx';

const log = () => document.querySelector<HTMLElement>('[aria-live=off]');
const pane = () => log()?.closest('section') as HTMLElement;
const article = (text: RegExp) => page.getByRole('article').filter({ hasText: text });
const topOf = (text: RegExp) =>
  article(text).element().getBoundingClientRect().top - pane().getBoundingClientRect().top;
const fromEnd = () => pane().scrollHeight - pane().clientHeight - pane().scrollTop;

/** Waits until rows are measured and placed. */
async function atRest() {
  let before = Number.NaN;
  await vi.waitUntil(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const now = pane().scrollTop + pane().scrollHeight;
    const isSame = now === before;
    before = now;
    return isSame;
  });
}

test('a channel with 10,000 messages starts at the newest, and renders those in view only', async () => {
  openChatPane({ messages: messagesDown(10_000, 1) });
  await expect.element(article(/Message 10000\b/)).toBeInViewport();
  expect(log()?.querySelectorAll('*').length).toBeLessThan(1000);
  pane().scrollTop = 0;
  await expect.element(article(/Message 1\b/)).toBeInViewport();
  await expect.element(article(/Message 1\b/)).toHaveAttribute('aria-setsize', '10000');
  expect(log()?.querySelectorAll('*').length).toBeLessThan(1000);
  await userEvent.click(page.getByRole('button', { name: 'Jump to newest' }));
  await expect.element(article(/Message 10000\b/)).toBeInViewport();
});

test('older messages that are loaded keep the place of those in view', async () => {
  const show = openChatPane({ messages: messagesDown(400, 201), hasMore: true });
  await expect.element(article(/Message 400\b/)).toBeInViewport();
  pane().scrollTop = 0;
  await expect.element(article(/Message 201\b/)).toBeInViewport();
  await atRest();
  const before = topOf(/Message 203\b/);
  show({ messages: messagesDown(400, 101), hasMore: true });
  await atRest();
  expect(Math.abs(topOf(/Message 203\b/) - before)).toBeLessThan(2);
  show({ messages: messagesDown(400, 1) });
  await atRest();
  expect(Math.abs(topOf(/Message 203\b/) - before)).toBeLessThan(2);
});

test('a message that arrives is followed at the end, and moves nothing further up', async () => {
  const show = openChatPane({ messages: messagesDown(300, 1) });
  await expect.element(article(/Message 300\b/)).toBeInViewport();
  show({ messages: messagesDown(301, 1) });
  await expect.element(article(/Message 301\b/)).toBeInViewport();
  await atRest();
  expect(fromEnd()).toBeLessThan(2);
  pane().scrollTop -= 3000;
  await atRest();
  const seen = [...document.querySelectorAll('article')].find(
    (each) => each.getBoundingClientRect().top > pane().getBoundingClientRect().top,
  );
  const before = seen?.getBoundingClientRect().top ?? 0;
  show({ messages: messagesDown(302, 1) });
  await atRest();
  expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - before)).toBeLessThan(2);
  expect(fromEnd()).toBeGreaterThan(2000);
});

test('the message with the focus stays in the page while others are scrolled to', async () => {
  openChatPane({ messages: messagesDown(1000, 1) });
  await expect.element(article(/Message 1000\b/)).toBeInViewport();
  await atRest();
  const button = article(/Message 1000\b/)
    .getByRole('button')
    .element() as HTMLElement;
  button.focus();
  pane().scrollTop = 0;
  await expect.element(article(/Message 1\b/)).toBeInViewport();
  expect(document.activeElement).toBe(button);
  expect(button.isConnected).toBe(true);
});
