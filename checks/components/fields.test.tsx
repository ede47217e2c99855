import { Button, Form, type FormProps } from '@fs/ui';
import { createRef, Fragment } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settled } from '../../.storybook/testing/settled.ts';
import { componentNamed, fieldNames, fieldSamples } from './fieldSamples.tsx';
import { renderOnPage } from './renderOnPage.tsx';

const label = 'Way of transport';

test('every field has a sample', () => {
  expect(Object.keys(fieldSamples)).toEqual(fieldNames.toSorted());
  expect(fieldNames.length).toBeGreaterThan(18);
});

function fieldOf(name: string, props: object, form: Partial<FormProps> = {}) {
  const Field = componentNamed(name);
  return (
    <Form onSubmit={() => undefined} {...form}>
      <Field {...fieldSamples[name]?.props} {...{ label, name: 'field' }} {...props} />
      <Button type="submit">Send</Button>
    </Form>
  );
}

const entries = () => {
  const form = document.querySelector('form');
  return form ? [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`) : [];
};

/** Visible text of the field: label, help and the values of its controls. */
const seen = () => {
  const form = document.querySelector('form');
  const controls = form?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea, select') ?? [];
  return [form?.textContent ?? '', ...Array.from(controls, ({ value, checked }) => `${value} ${checked}`)].join('\n');
};

test.each(fieldNames)('%s stays required when `validate` finds no error', async (name) => {
  const onSubmit = vi.fn();
  const render = renderOnPage(null);
  for (const answer of [undefined, null, '']) {
    render(fieldOf(name, { isRequired: true }, { onSubmit, validate: () => ({ field: answer }) }));
    await settled();
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect.element(page.getByRole('link', { name: new RegExp(label) })).toBeVisible();
    expect(onSubmit, String(answer)).not.toHaveBeenCalled();
  }
});

const kept = fieldNames.filter((name) => fieldSamples[name]?.filled);

test.each(kept)('%s returns to its first value when its form is reset', async (name) => {
  const { filled = {}, keys = '' } = fieldSamples[name] ?? {};
  renderOnPage(fieldOf(name, filled));
  await settled();
  const before = { entries: entries(), seen: seen() };
  await userEvent.keyboard('{Tab}');
  if (name === 'MarkdownField') document.querySelector('textarea')?.focus();
  if (name === 'TagField' || name === 'MultiSelect')
    document.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  await userEvent.keyboard(keys);
  await settled();
  const changed = entries();
  expect(changed).not.toEqual(before.entries);
  document.querySelector('form')?.reset();
  await settled();
  expect({ entries: entries(), seen: seen() }).toEqual(before);
});

test.each(kept)('%s shows its label and its value when it is read-only', async (name) => {
  const { filled = {}, shown, keys = '' } = fieldSamples[name] ?? {};
  renderOnPage(fieldOf(name, { ...filled, isReadOnly: true }));
  await settled();
  const before = { entries: entries(), seen: seen() };
  expect(before.seen).toContain(shown ?? '');
  expect(isVisible(document.querySelector('[data-fs-label]'))).toBe(true);
  await userEvent.keyboard(`{Tab}${keys}`);
  await settled();
  expect({ entries: entries(), seen: seen() }).toEqual(before);
});

test.each(fieldNames)('%s keeps its hidden label hidden in every state', async (name) => {
  const { filled = {} } = fieldSamples[name] ?? {};
  const render = renderOnPage(null);
  for (const state of [{}, { isReadOnly: true }, { isDisabled: true }, { isRequired: true }, { error: 'Wrong.' }]) {
    const field = fieldOf(name, { ...filled, ...state, isLabelHidden: true });
    render(<Fragment key={JSON.stringify(state)}>{field}</Fragment>);
    await settled();
    expect(document.querySelector('[data-fs-label]')?.textContent).toBe(label);
    expect(isVisible(document.querySelector('[data-fs-label]')), JSON.stringify(state)).toBe(false);
  }
});

const style = { maxInlineSize: '30rem' };

test.each(fieldNames)('%s takes the props that all fields share', async (name) => {
  const ref = createRef<HTMLElement>();
  const inputRef = createRef<HTMLElement>();
  const rootRef = createRef<HTMLElement>();
  const onFocus = vi.fn();
  const onBlur = vi.fn();
  const shared = { ref, inputRef, rootRef, onFocus, onBlur, className: 'own-class', style, isInvalid: true };
  const render = renderOnPage(null);
  render(fieldOf(name, { ...shared, form: 'elsewhere' }));
  await expect.poll(() => ref.current).toBeTruthy();
  await settled();
  const root = rootRef.current;
  expect(root?.classList.contains('own-class')).toBe(true);
  expect(root?.style.maxInlineSize).toBe('30rem');
  expect(root?.classList.length).toBeGreaterThan(1);
  expect(root?.dataset.invalid).toBeDefined();
  expect(root?.contains(ref.current)).toBe(true);
  expect(inputRef.current).toBe(ref.current);

  ref.current?.focus();
  expect(document.activeElement).toBe(ref.current);
  expect([onFocus.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 0]);
  document.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  expect([onFocus.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 1]);

  render(<Fragment key="second">{fieldOf(name, { autoFocus: true, rootRef })}</Fragment>);
  await expect.poll(() => rootRef.current?.contains(document.activeElement), { timeout: 10_000 }).toBe(true);
});

test.each(kept)('%s is sent with the form that it names', async (name) => {
  renderOnPage(
    <>
      <form id="elsewhere" aria-label="Elsewhere" />
      {fieldOf(name, { ...fieldSamples[name]?.filled, form: 'elsewhere' })}
    </>,
  );
  await settled();
  expect(entries()).not.toEqual([]);
});

test('Select keeps the focus while its list is open', async () => {
  const onBlur = vi.fn();
  renderOnPage(fieldOf('Select', { onBlur }));
  await settled();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Ports' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: `Ports ${label}` })).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('every field was tested', () => {
  expect(fieldNames).toHaveLength(19);
  expect(kept.length).toBeGreaterThan(15);
});

/** Visually hidden text is clipped to one pixel. */
function isVisible(element: Element | null): boolean {
  const box = (element?.closest('span[class]') ?? element)?.getBoundingClientRect();
  const frame = element?.parentElement?.getBoundingClientRect();
  return Math.min(box?.width ?? 0, frame?.width ?? 0) > 2;
}
