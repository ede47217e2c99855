import { ComboBox, MultiSelect, RadioGroup, Select } from '@fs/ui';
import { CommandPalette } from '@fs/ui/CommandPalette';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOnPage } from './renderOnPage.tsx';

const options = Array.from({ length: 10_000 }, (_, index) => ({ id: `port-${index}`, label: `Port ${index}` }));

const lists = {
  Select: <Select label="Port" options={options} defaultValue="port-5000" />,
  MultiSelect: <MultiSelect label="Port" options={options} defaultValue={['port-5000']} />,
  // An empty text, in which End belongs to the list.
  ComboBox: <ComboBox label="Port" options={options} />,
  CommandPalette: (
    <CommandPalette
      isOpen
      label="Port"
      query=""
      onQueryChange={() => undefined}
      groups={[{ label: 'Ports', items: options }]}
      onSelect={() => undefined}
    />
  ),
};

const listbox = () => page.getByRole('listbox').query();
const nodesIn = (element: Element | null) => element?.querySelectorAll('*').length ?? 0;

test.each(Object.entries(lists))('%s renders the visible ones of 10,000 options', async (name, list) => {
  renderOnPage(list);
  if (name !== 'CommandPalette') {
    await userEvent.keyboard('{Tab}');
    if (name === 'MultiSelect') document.querySelector<HTMLElement>('input[role="combobox"]')?.focus();
    await userEvent.keyboard('{ArrowDown}');
  }
  await expect.poll(() => listbox()?.querySelector('[role="option"]')).toBeTruthy();
  expect(nodesIn(listbox())).toBeLessThanOrEqual(100);
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('option', { name: 'Port 9999', exact: true })).toBeVisible();
  expect(nodesIn(listbox())).toBeLessThanOrEqual(100);
});

const found = ['Rail', 'Sea'].map((label) => ({ id: label, label }));
const foundLater = ['Air', 'Barge', 'Sea'].map((label) => ({ id: label, label }));

test.each([
  ['ComboBox', 'Sea'],
  ['MultiSelect', ['Sea']],
])('%s keeps its active option when other options arrive for the text', async (name, value) => {
  const onChange = vi.fn();
  const shared = { label: 'Way', onInputChange: () => undefined };
  const render = renderOnPage(null);
  const show = (options: typeof found) =>
    render(
      name === 'ComboBox' ? (
        <ComboBox {...shared} options={options} onChange={onChange} />
      ) : (
        <MultiSelect {...shared} options={options} onChange={onChange} />
      ),
    );
  show(found);
  await userEvent.keyboard('{Tab}a{ArrowDown}{ArrowDown}');
  show(foundLater);
  await expect.element(page.getByRole('option', { name: 'Barge' })).toBeVisible();
  const input = page.getByRole('combobox').element();
  const activeId = input.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(activeId)?.textContent).toBe('Sea');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(value);
});

test('ComboBox stays open when the page scrolled to it as the user began to type', async () => {
  const isOpen = () => page.getByRole('combobox').element().getAttribute('aria-expanded') === 'true';
  renderOnPage(
    <>
      <div style={{ blockSize: 4000 }} />
      <ComboBox label="Way" options={found} />
      <div style={{ blockSize: 4000 }} />
    </>,
  );
  await expect.element(page.getByRole('combobox')).toBeInTheDocument();
  const input = page.getByRole('combobox').element() as HTMLElement;
  // Browsers report a scroll with the next frame, which is late on a busy machine.
  input.focus();
  document.execCommand('insertText', false, 'a');
  const scrolled = window.scrollY;
  expect(scrolled).toBeGreaterThan(0);
  await frames(3);
  expect(isOpen()).toBe(true);
  window.scrollBy(0, 10);
  await expect.poll(isOpen).toBe(false);
});

async function frames(count: number) {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

const ways = [
  { id: 'rail', label: 'Rail' },
  { id: 'sea', label: 'Sea' },
] as const;
type Way = (typeof ways)[number]['id'];

test('infers the type of the value from the ids of the options', async () => {
  const onChange = vi.fn();
  renderOnPage(
    <>
      <Select
        label="Select"
        options={ways}
        onChange={(way) => {
          expectTypeOf(way).toEqualTypeOf<Way>();
          onChange(way);
        }}
      />
      <RadioGroup label="RadioGroup" options={ways} onChange={(way) => expectTypeOf(way).toEqualTypeOf<Way>()} />
      <ComboBox label="ComboBox" options={ways} onChange={(way) => expectTypeOf(way).toEqualTypeOf<Way | null>()} />
      <MultiSelect
        label="MultiSelect"
        options={ways}
        onChange={(chosen) => expectTypeOf(chosen).toEqualTypeOf<readonly Way[]>()}
      />
    </>,
  );
  await userEvent.keyboard('{Tab}{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith('rail');
});
