import type { TableState } from '@fs/ui';
import { userEvent } from 'vitest/browser';

type Part = keyof TableState;

/** Resolves when it is on the screen. */
export type Meanwhile = () => Promise<void>;

export interface Gesture {
  name: string;
  /** Parts of the state that the gesture changes. The first one must change, and all others must not. */
  changes: readonly [Part, ...Part[]];
  /** @param meanwhile runs between the start and the end of the gesture, where it has both */
  run: (meanwhile: Meanwhile) => Promise<void>;
  /** @default always */
  isPossible?: () => boolean;
}

const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true, cancelable: true };

function dispatch(target: EventTarget, type: string, clientX: number) {
  target.dispatchEvent(new PointerEvent(type, { ...pointer, clientX }));
}

export function headerOf(column: string): HTMLElement {
  const header = document.querySelector<HTMLElement>(`th[data-column="${column}"]`);
  if (!header) throw new Error(`No header of ${column}`);
  return header;
}

export function nameIn(column: string): HTMLElement {
  const name = headerOf(column).querySelector<HTMLElement>('[data-part="name"]');
  if (!name) throw new Error(`No name of ${column}`);
  return name;
}

function middleOf(column: string): number {
  const { left, width } = headerOf(column).getBoundingClientRect();
  return left + width / 2;
}

/** Drags a header to the position of another, including the click that a browser fires afterwards. */
export async function dragColumn(column: string, to: string, meanwhile: Meanwhile) {
  const name = nameIn(column);
  const target = middleOf(to);
  dispatch(name, 'pointerdown', middleOf(column));
  dispatch(document, 'pointermove', target);
  await meanwhile();
  dispatch(document, 'pointermove', target);
  dispatch(document, 'pointerup', target);
  name.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}

async function resizeColumn(column: string, by: number, meanwhile: Meanwhile) {
  const edge = headerOf(column).querySelector('hr');
  if (!edge) throw new Error(`No edge of ${column}`);
  const { right } = headerOf(column).getBoundingClientRect();
  dispatch(edge, 'pointerdown', right);
  dispatch(edge, 'pointermove', right + by / 2);
  await meanwhile();
  dispatch(document, 'pointermove', right + by);
  dispatch(document, 'pointerup', right + by);
}

async function press(target: HTMLElement | null, key: string) {
  target?.focus();
  await userEvent.keyboard(key);
}

/** Empty where all rows fit into one page. */
function pageArrows(): readonly HTMLElement[] {
  const arrows = [...document.querySelectorAll<HTMLElement>('nav button[aria-label$=" page"]')];
  return arrows.filter((arrow) => arrow.ariaDisabled !== 'true');
}

/** Headers whose name is focusable and that have a neighbor after them. */
const movable = () =>
  shownColumns()
    .slice(0, -1)
    .filter((id) => id !== 'services');

const shownColumns = () =>
  [...document.querySelectorAll<HTMLElement>('th[data-column]')].map((th) => th.dataset.column ?? '');

/** Every gesture on a table without a popover, by keyboard and by pointer, each on a column that `choose` picks. */
export function tableGestures(choose: <Item>(items: readonly Item[]) => Item): readonly Gesture[] {
  const sortable = () => choose(shownColumns().filter((id) => id !== 'services'));
  return [
    { name: 'sort by Enter', changes: ['sort', 'page'], run: () => press(nameIn(sortable()), '{Enter}') },
    { name: 'sort by Space', changes: ['sort', 'page'], run: () => press(nameIn(sortable()), ' ') },
    { name: 'sort by pointer', changes: ['sort', 'page'], run: () => userEvent.click(nameIn(sortable())) },
    {
      name: 'filter',
      changes: ['filters', 'page'],
      async run() {
        const field = document.querySelector<HTMLInputElement>('thead input:not([type="checkbox"])');
        await press(field, field?.value ? '{Control>}a{/Control}{Delete}' : choose(['a', 'e', 'i', 'o']));
      },
    },
    {
      name: 'drag a column',
      changes: ['order'],
      async run(meanwhile) {
        const [column, to] = twoOf(shownColumns(), choose);
        await dragColumn(column, to, meanwhile);
      },
    },
    {
      name: 'move a column by keyboard',
      changes: ['order'],
      run: () => press(nameIn(choose(movable())), '{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}'),
    },
    {
      name: 'resize a column by pointer',
      changes: ['widths'],
      async run(meanwhile) {
        const column = choose(shownColumns());
        await resizeColumn(column, headerOf(column).offsetWidth > 150 ? -37 : 41, meanwhile);
      },
    },
    {
      name: 'resize a column by keyboard',
      changes: ['widths'],
      run: () => press(headerOf(choose(shownColumns())).querySelector('hr'), '{ArrowRight}'),
    },
    {
      name: 'select a row',
      changes: ['selection'],
      run: () => press(choose([...document.querySelectorAll<HTMLElement>('tbody input[type="checkbox"]')]), ' '),
    },
    {
      name: 'turn the page',
      changes: ['page'],
      isPossible: () => pageArrows().length > 0,
      run: () => press(choose(pageArrows()), '{Enter}'),
    },
  ];
}

function twoOf(columns: readonly string[], choose: <Item>(items: readonly Item[]) => Item): readonly [string, string] {
  const one = choose(columns);
  return [one, choose(columns.filter((other) => other !== one))];
}
