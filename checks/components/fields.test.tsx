import { Button, Form, type FormProps } from '@fs/ui';
import { Fragment } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settled } from '../../.storybook/testing/settled.ts';
import { componentNamed, fieldNames, fieldSamples, hasProp } from './fieldSamples.tsx';
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

const requirable = fieldNames.filter((name) => hasProp(name, 'isRequired'));

test.each(requirable)('%s stays required when `validate` finds no error', async (name) => {
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

const hideable = fieldNames.filter((name) => hasProp(name, 'isLabelHidden'));

test.each(hideable)('%s keeps its hidden label hidden in every state', async (name) => {
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

test('most fields can be required and uncontrolled, and several can hide their label', () => {
  expect(requirable.length).toBeGreaterThan(16);
  expect(kept.length).toBeGreaterThan(15);
  expect(hideable.length).toBeGreaterThan(7);
});

/** Visually hidden text is clipped to one pixel. */
function isVisible(element: Element | null): boolean {
  const box = (element?.closest('span[class]') ?? element)?.getBoundingClientRect();
  const frame = element?.parentElement?.getBoundingClientRect();
  return Math.min(box?.width ?? 0, frame?.width ?? 0) > 2;
}
