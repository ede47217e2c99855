import { BarChart, createTableState, DynamicList, Modal, ready, Table, tableRows } from '@fs/ui';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settled } from '../../.storybook/testing/settled.ts';
import { harborColumns, harbors } from '../../packages/ui/src/testing/harbors.tsx';
import { renderOnPage } from './renderOnPage.tsx';
import { publicComponents } from './stories/uiStories.tsx';

beforeEach(() => page.viewport(1200, 900));

async function inDialog(children: ReactNode) {
  const onOpenChange = vi.fn();
  renderOnPage(
    <Modal isOpen onOpenChange={onOpenChange} title="Around it" width="large">
      <div data-inside="">{children}</div>
    </Modal>,
  );
  await settled();
  return onOpenChange;
}

/** Overlays that close with Escape, and the value that a chart shows for the focused point. */
const layers = () =>
  document.querySelectorAll(
    '[role="tooltip"], [role="listbox"], [role="menu"], [role="dialog"], [role="application"] > svg',
  ).length;

/** Components that are dialogs themselves, appear once per page, or need a Table around them. */
const apart = new Set(
  'CommandPalette Confirm Drawer ErrorPage Modal Page Splash TableExport TablePopoverButton Toasts Tour'.split(' '),
);
const walked = publicComponents.filter(({ name }) => !apart.has(name));
const opened = new Set<string>();

// Preload lazy overlays, so that they open at once on a busy machine.
beforeAll(async () => {
  const panels = import.meta.glob('../../packages/ui/src/**/*Panel.tsx');
  await Promise.all(Object.values(panels).map((load) => load()));
});

/** Keys to press at each tab stop. A key that opens something may also replace the following stops. */
const passes = [
  ['', '{ArrowDown}'],
  ['{Enter}', ' '],
] as const;
const pressNames = { '': 'Tab', '{ArrowDown}': 'ArrowDown', '{Enter}': 'Enter', ' ': 'Space' } as const;
const walks = walked.flatMap((component) =>
  passes.map((keys) => ({ ...component, keys, pressed: keys.map((key) => pressNames[key]).join(' and ') })),
);

test.each(walks)(
  'Escape in $name closes its own overlay after "$pressed", not the dialog around it',
  async ({ name, Component, args, keys }) => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay, { capture: true });
    document.addEventListener('submit', stay);
    onTestFinished(() => {
      document.removeEventListener('click', stay, { capture: true });
      document.removeEventListener('submit', stay);
    });
    const onOpenChange = await inDialog(<Component {...args} />);
    const inside = document.querySelector('[data-inside]');
    const before = layers();
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.keyboard('{Tab}');
      await settled();
      if (!inside?.contains(document.activeElement)) {
        if (stop === 0) continue;
        break;
      }
      for (const key of keys) {
        if (key !== '') {
          await userEvent.keyboard(key);
          await settled();
        }
        if (layers() <= before) continue;
        opened.add(name);
        for (let presses = 0; layers() > before && presses < 3; presses += 1) {
          await userEvent.keyboard('{Escape}');
          await settled();
        }
        expect(layers(), `after ${key} at stop ${stop}`).toBe(before);
        expect(onOpenChange, `after ${key} at stop ${stop}`).not.toHaveBeenCalled();
      }
    }
  },
);

test('many components opened an overlay in a dialog', () => {
  expect([...opened].sort()).toEqual(
    expect.arrayContaining(['BarChart', 'ComboBox', 'Menu', 'MultiSelect', 'Popover', 'Select']),
  );
  expect(opened.size).toBeGreaterThan(12);
});

const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true, cancelable: true };

function dispatch(target: EventTarget | null, type: string, clientX: number, clientY = 0) {
  target?.dispatchEvent(new PointerEvent(type, { ...pointer, clientX, clientY }));
}

const state = createTableState(8);

const drags = [
  { name: 'a column of a Table', handle: 'th [data-part="name"]', target: document, held: 'th[data-dragged]' },
  { name: 'the edge of a column of a Table', handle: 'th hr', target: document, held: 'hr[data-dragged]' },
  { name: 'a row of a DynamicList', handle: '[data-part="handle"]', target: window, held: '[data-held]' },
] as const;

test.each(drags)('Escape ends the drag of $name, and the next Escape closes the dialog', async (drag) => {
  const onOpenChange = await inDialog(
    <>
      <DynamicList
        label="Links"
        itemLabel="Link"
        value={[{ id: 'one' }, { id: 'two' }]}
        createItem={() => ({ id: 'new' })}
        renderItem={({ item }) => item.id}
      />
      <Table
        label="Harbors"
        columns={harborColumns}
        rows={ready(tableRows(harbors, state, harborColumns))}
        rowKey={({ name }) => name}
        state={state}
        onStateChange={() => undefined}
        hasColumnTools
      />
    </>,
  );
  // The handles of columns are lazy-loaded.
  await expect.poll(() => document.querySelector(`[data-inside] ${drag.handle}`)).not.toBeNull();
  const handle = document.querySelector(`[data-inside] ${drag.handle}`);
  const { left, top } = handle?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const press = () => {
    dispatch(handle, 'pointerdown', left, top);
    dispatch(drag.target, 'pointermove', left + 20, top + 1);
    dispatch(drag.target, 'pointermove', left + 40, top + 20);
  };
  press();
  // What drags a column is lazy-loaded with the table, and a press before that drags nothing.
  const pressUntilHeld = () => {
    const held = document.querySelector(drag.held);
    if (held === null) press();
    return held;
  };
  await expect.poll(pressUntilHeld, { interval: 200 }).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector(drag.held)).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
  dispatch(drag.target, 'pointerup', left + 40, top + 20);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onOpenChange.mock.calls.length).toBe(1);
});

test('Escape hides the value of a hovered chart, not the dialog around it', async () => {
  const onOpenChange = await inDialog(
    <BarChart
      title="Rounds"
      series={['Rounds']}
      pointName="Year"
      points={[
        { id: '2025', label: '2025', values: [3] },
        { id: '2026', label: '2026', values: [5] },
      ]}
    />,
  );
  const chart = page.getByRole('application', { name: 'Rounds' });
  await userEvent.hover(chart);
  await expect.poll(layers).toBe(2);
  await userEvent.keyboard('{Escape}');
  await expect.poll(layers).toBe(1);
  expect(onOpenChange).not.toHaveBeenCalled();
});
