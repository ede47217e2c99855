import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messagesDown, openChatPane, type Surroundings } from './chatPane.tsx';

const log = () => document.querySelector<HTMLElement>('[aria-live=off]');
const pane = () => log()?.closest('section') as HTMLElement;
const article = (text: RegExp) => page.getByRole('article').filter({ hasText: text });
const topOf = (text: RegExp) =>
  article(text).element().getBoundingClientRect().top - pane().getBoundingClientRect().top;
const fromEnd = () => pane().scrollHeight - pane().clientHeight - pane().scrollTop;

/** Waits until rows are measured and placed. */
async function atRest() {
  let before = Number.NaN;
  const isSameAgain = () => {
    const now = pane().scrollTop + pane().scrollHeight;
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isSameAgain, { interval: 100 }).toBe(true);
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

interface Case extends Surroundings {
  where: string;
  /** Of the page. */
  textSize?: string;
}

const cases: readonly Case[] = [
  { where: 'on a wide page' },
  { where: 'right to left', direction: 'rtl' },
  { where: 'at 390 pixels', width: 390 },
  { where: 'with text of twice the size', textSize: '200%' },
  { where: 'at 390 pixels with text of twice the size', textSize: '200%', width: 390 },
  { where: 'right to left with text of twice the size', textSize: '200%', direction: 'rtl' },
];

for (const { where, textSize, ...surroundings } of cases) {
  test(`older messages that are loaded keep the place of those in view, ${where}`, async () => {
    if (textSize) document.documentElement.style.fontSize = textSize;
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    // More of them are new than were loaded at first: the mark of the first new one moves up, too.
    const read = { readPosition: 150 };
    const show = openChatPane({ ...read, messages: messagesDown(400, 201), hasMore: true }, surroundings);
    await expect.element(article(/Message 400\b/)).toBeInViewport();
    pane().scrollTop = 0;
    await expect.element(article(/Message 201\b/)).toBeInViewport();
    await atRest();
    const before = topOf(/Message 203\b/);
    show({ ...read, messages: messagesDown(400, 201), hasMore: true, isLoadingOlder: true });
    await atRest();
    show({ ...read, messages: messagesDown(400, 101), hasMore: true });
    await atRest();
    expect(Math.abs(topOf(/Message 203\b/) - before)).toBeLessThanOrEqual(1);
    show({ ...read, messages: messagesDown(400, 1) });
    await atRest();
    expect(Math.abs(topOf(/Message 203\b/) - before)).toBeLessThanOrEqual(1);
    pane().scrollTop = 0;
    await expect.element(article(/Message 1\b/)).toBeInViewport();
    await expect.element(page.getByText('New since you were here')).not.toBeInTheDocument();
  });
}

test('a message further up whose height arrives late moves nothing in view, whichever way the user scrolled', async () => {
  openChatPane({ messages: messagesDown(400, 1) });
  await expect.element(article(/Message 400\b/)).toBeInViewport();
  for (const step of [-4000, 600, -600]) {
    pane().scrollTop += step;
    await atRest();
    const top = pane().getBoundingClientRect().top;
    const articles = [...document.querySelectorAll('article')];
    const above = articles.findLast((each) => each.getBoundingClientRect().bottom < top);
    const seen = articles.find((each) => each.getBoundingClientRect().top > top);
    const before = seen?.getBoundingClientRect().top ?? 0;
    if (above) above.style.paddingBlockEnd = '57px';
    await atRest();
    expect(above?.getBoundingClientRect().height).toBeGreaterThan(57);
    expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - before)).toBeLessThanOrEqual(1);
  }
});

test('the keyboard finds its way through a long log, and keeps it once the oldest message is there', async () => {
  const onLoadOlder = vi.fn();
  const show = openChatPane({ messages: messagesDown(400, 201), hasMore: true }, { onLoadOlder });
  await expect.element(article(/Message 400\b/)).toBeInViewport();
  pane().focus();
  await userEvent.keyboard('{PageUp}');
  await expect.poll(fromEnd).toBeGreaterThan(100);
  await userEvent.keyboard('{Home}');
  await expect.element(article(/Message 201\b/)).toBeInViewport();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onLoadOlder).toHaveBeenCalledOnce();
  show({ messages: messagesDown(400, 1) });
  await expect.poll(() => document.activeElement).toBe(pane());
  await userEvent.keyboard('{Home}');
  await expect.element(article(/Message 1\b/)).toBeInViewport();
  await userEvent.keyboard('{End}');
  await expect.element(article(/Message 400\b/)).toBeInViewport();
});

test('a page up or down in a long log skips no message, and End stays at the newest once rows are measured', async () => {
  openChatPane({ messages: messagesDown(400, 1) });
  await expect.element(article(/Message 400\b/)).toBeInViewport();
  await atRest();
  await userEvent.tab();
  expect(document.activeElement).toBe(pane());
  const inView = () => {
    const view = pane().getBoundingClientRect();
    const articles = [...document.querySelectorAll('article')].filter((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return bottom > view.top && top < view.bottom;
    });
    return articles.map((each) => Number(each.ariaPosInSet));
  };
  for (let pages = 0; pages < 6; pages++) {
    const [top = 0] = inView();
    await userEvent.keyboard('{PageUp}');
    await expect.poll(() => inView()[0]).toBeLessThan(top);
    await atRest();
    expect(inView().at(-1)).toBeGreaterThanOrEqual(top);
  }
  await userEvent.keyboard('{Home}');
  await expect.element(article(/Message 1\b/)).toBeInViewport();
  await atRest();
  for (let pages = 0; pages < 6; pages++) {
    const bottom = inView().at(-1) ?? 0;
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => inView().at(-1)).toBeGreaterThan(bottom);
    await atRest();
    expect(inView()[0]).toBeLessThanOrEqual(bottom);
  }
  await userEvent.keyboard('{End}');
  await expect.element(article(/Message 400\b/)).toBeInViewport();
  await atRest();
  expect(fromEnd()).toBeLessThan(2);
  expect(inView().at(-1)).toBe(400);
});

/** Copies the selection, and returns the messages among the text. */
function copyFrom(element: Element): string[] {
  const clipboardData = new DataTransfer();
  element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData('text/plain').split('\n\n');
}

test('a selection over many messages is copied whole, with who wrote what', async () => {
  openChatPane({ messages: messagesDown(1000, 1) });
  await expect.element(article(/Message 1000\b/)).toBeInViewport();
  const last = article(/Message 1000\b/).element();
  pane().scrollTop = 0;
  await expect.element(article(/Message 1\b/)).toBeInViewport();
  const first = article(/Message 1\b/).element();
  document.getSelection()?.setBaseAndExtent(first, 0, first, 1);
  pane().scrollTop = pane().scrollHeight;
  await expect.element(article(/Message 1000\b/)).toBeInViewport();
  expect(last.isConnected).toBe(false);
  const end = article(/Message 1000\b/).element();
  document.getSelection()?.extend(end, end.childNodes.length);
  await expect.poll(() => document.getSelection()?.anchorNode?.isConnected).toBe(true);
  // The log is given the selection in an event of its own, which may come later.
  await expect.poll(() => copyFrom(end).length).toBe(1000);
  const texts = copyFrom(end);
  expect(texts.map((text) => Number(/Message (\d+)/.exec(text)?.[1]))).toEqual(
    Array.from({ length: 1000 }, (_, index) => index + 1),
  );
  expect(texts[0]).toBe('Mei Sanders, Jan 1, 2026, 12:01 AM\nMessage 1 and the price of shore power');
  expect(texts[499]).toMatch(/^Ada Minns, Jan 1, 2026, 8:20 AM\nMessage 500 and the price of shore power/);
  expect(texts[999]).toMatch(/^Ada Minns, Jan 1, 2026, 4:40 PM\nMessage 1000 and the price of shore power/);
  expect(log()?.querySelectorAll('*').length).toBeLessThan(1000);
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
