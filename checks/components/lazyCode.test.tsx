import {
  Button,
  HoverCardGroup,
  hoverCardTrigger,
  Link,
  lazyOverlay,
  Markdown,
  MarkdownField,
  Menu,
  Popover,
  type PopoverProps,
} from '@fs/ui';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { settled } from '../../.storybook/testing/settled.ts';
import { renderOnPage } from './renderOnPage.tsx';
import { everyStory } from './stories/everyStory.tsx';

declare module 'vitest/browser' {
  interface BrowserCommands {
    failLazyModules: () => Promise<void>;
    serveLazyModules: () => Promise<void>;
    lazyModules: () => Promise<{ failed: string[] }>;
  }
}

/** What an app shows in place of a page that threw. */
class PageBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? 'The page is gone' : this.props.children;
  }
}

async function renderInApp(children: ReactNode) {
  await page.viewport(1200, 900);
  renderOnPage(
    <PageBoundary>
      <p>Still here</p>
      {children}
    </PageBoundary>,
  );
  await settled();
}

const failures = () => page.getByText(/^(Couldn’t load this\.|You’re offline\.)/).elements();
const pageStays = () => expect(document.body.textContent).toContain('Still here');

// Other test files run in the same browser.
afterEach(() => commands.serveLazyModules());

// Must be first: Chromium caches the failure of a module as long as the document is open.
test('a popover that was pressed offline does not open by itself, and opens when pressed again online', async () => {
  await commands.failLazyModules();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderInApp(
    <Popover trigger={<Button>Details</Button>} label="Details">
      What it shows
    </Popover>,
  );
  const trigger = page.getByRole('button', { name: 'Details' });
  await userEvent.hover(trigger);
  await settled();
  expect(failures()).toEqual([]);
  await userEvent.click(trigger);
  await expect.poll(failures).toHaveLength(1);
  expect((await commands.lazyModules()).failed).toEqual([]);
  await commands.serveLazyModules();
  onLine.mockReturnValue(true);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('dialog', { name: 'Details' })).toHaveTextContent('What it shows');
  expect(failures()).toEqual([]);
});

test('a menu whose code fails to load shows no error on hover, and one beside its trigger on press', async () => {
  await commands.failLazyModules();
  await renderInApp(<Menu trigger={<Button>Share</Button>} items={[{ id: 'mail', label: 'Mail' }]} />);
  const trigger = page.getByRole('button', { name: 'Share' });
  await userEvent.hover(trigger);
  await expect
    .poll(async () => (await commands.lazyModules()).failed)
    .toContain('packages/ui/src/overlays/Menu/MenuPanel.tsx');
  await settled();
  pageStays();
  expect(failures()).toEqual([]);
  trigger.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(failures).toHaveLength(1);
  pageStays();
  const { left, bottom } = trigger.element().getBoundingClientRect();
  const box = failures()[0]?.closest('[popover]')?.getBoundingClientRect();
  expect(Math.abs((box?.left ?? 99) - left)).toBeLessThan(12);
  expect(Math.abs((box?.top ?? 99) - bottom)).toBeLessThan(12);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(failures).toEqual([]);
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  expect(document.activeElement).toBe(trigger.element());
  await userEvent.keyboard('{Enter}');
  await expect.poll(failures).toHaveLength(1);
});

/** The first story of each file that lazy-loads code, or contains a component that does. */
const files =
  'Menu Popover ShareMenu HoverCardGroup Toolbar Markdown MarkdownField TableColumns TableFilters TableTouch TableViews TableExport AppHeader GlobalSearch ListTags WatchlistModal LoginPage MarketingPanel'.split(
    ' ',
  );
const stories = files.flatMap((file) => everyStory.find(({ name }) => name.split(' ')[0]?.endsWith(`/${file}`)) ?? []);
test('a hover card that fails to load shows no error', async () => {
  await commands.failLazyModules();
  await renderInApp(
    <HoverCardGroup card={(id) => ({ label: id, content: 'What it shows' })}>
      <Link href="#one" {...hoverCardTrigger('one')}>
        One
      </Link>
    </HoverCardGroup>,
  );
  await userEvent.hover(page.getByRole('link', { name: 'One' }));
  await expect
    .poll(async () => (await commands.lazyModules()).failed)
    .toContain('packages/ui/src/overlays/HoverCardGroup/HoverCardPanel.tsx');
  await settled();
  pageStays();
  expect(failures()).toEqual([]);
});

test('Markdown that fails to load shows an error in place', async () => {
  await commands.failLazyModules();
  await renderInApp(
    <>
      <Markdown source="A text" />
      <MarkdownField label="Note" />
    </>,
  );
  await expect.poll(failures).toHaveLength(2);
  pageStays();
});

test('the trigger of an overlay that fails to load shows an error on press, opens it after Retry and gets focus back', async () => {
  let isThere = false;
  const LatePopover = lazyOverlay<PopoverProps>(async () => {
    if (!isThere) throw new Error('Not there');
    return Popover;
  });
  await renderInApp(
    <LatePopover trigger={<Button>Share</Button>} label="Share">
      What it shows
    </LatePopover>,
  );
  const button = page.getByRole('button', { name: 'Share' });
  await userEvent.hover(button);
  await settled();
  expect(failures()).toEqual([]);
  await userEvent.click(button);
  await expect.poll(failures).toHaveLength(1);
  pageStays();
  isThere = true;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  expect(failures()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Share' })).toHaveFocus();
});

test.each(stories)('$name keeps the page when its overlay fails to load', { timeout: 60_000 }, async ({ Story }) => {
  await commands.failLazyModules();
  await renderInApp(<Story />);
  pageStays();
  for (const trigger of [...document.querySelectorAll('button')].slice(0, 10)) {
    if (!trigger.isConnected || !trigger.checkVisibility() || trigger.closest('[role=alert]')) continue;
    trigger.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    trigger.focus();
    await settled();
    pageStays();
    await userEvent.keyboard('{Enter}');
    await settled();
    pageStays();
    await userEvent.keyboard('{Escape}');
  }
  // On a busy machine, a module may still be on its way.
  await expect(fetch('/packages/last-module.tsx')).rejects.toThrow();
});

// The others are static imports of other stories, or of the modules that failed.
test('the modules of menus, hover cards, tables, Markdown and lists were requested and failed', async () => {
  expect(stories).toHaveLength(files.length);
  await expect
    .poll(async () => (await commands.lazyModules()).failed)
    .toEqual([
      'packages/account-widgets/src/plans/MarketingPanel/MarketingDetails.tsx',
      'packages/research-widgets/src/watchlists/ListTags/ListTagsPalette.tsx',
      'packages/ui/src/data/Markdown/MarkdownContent.tsx',
      'packages/ui/src/data/Table/columns/ColumnResizeHandle.tsx',
      'packages/ui/src/data/Table/columns/dragColumn.ts',
      'packages/ui/src/data/Table/nextAnnouncement.ts',
      'packages/ui/src/data/Table/toolbar/TablePopoverPanel.tsx',
      'packages/ui/src/data/Table/toolbar/TableToolbar.tsx',
      'packages/ui/src/fields/MarkdownField/MarkdownEditor.tsx',
      'packages/ui/src/overlays/HoverCardGroup/HoverCardPanel.tsx',
      'packages/ui/src/overlays/Menu/MenuPanel.tsx',
    ]);
});
