import { Button } from '@fs/ui';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settled } from '../../.storybook/testing/settled.ts';
import { componentNamed, fieldNames, fieldSamples } from './fieldSamples.tsx';
import { renderOnPage } from './renderOnPage.tsx';

/** Fields with a value of their own. FileField and ImageField only report the files that the user selects. */
const names = fieldNames.filter((name) => fieldSamples[name]?.filled);

/** Registers a field as `Controller` of react-hook-form does: by value, `onChange`, `onBlur`, `name` and `ref`. */
function Registered({ name }: { name: string }) {
  const { props, filled = {} } = fieldSamples[name] ?? {};
  const [[key = '', initial] = []] = Object.entries(filled);
  const Field = componentNamed(name);
  const control = useRef<HTMLElement>(null);
  const [value, setValue] = useState(initial);
  const [isTouched, setTouched] = useState(false);
  const [error, setError] = useState<string>();
  const field = {
    [key === 'defaultSelected' ? 'isSelected' : 'value']: value,
    onChange: setValue,
    onBlur: () => setTouched(true),
    name: 'field',
    ref: control,
  };

  function showError() {
    setError('Choose another one.');
    control.current?.focus();
  }

  function reset() {
    setValue(initial);
    setError(undefined);
  }

  return (
    <form aria-label="Library">
      <Field {...props} {...{ label: 'Way of transport', error }} {...field} />
      <Button onPress={() => control.current?.focus()}>Focus</Button>
      <Button onPress={showError}>Validate</Button>
      <Button onPress={reset}>Reset</Button>
      <output>{isTouched ? 'touched' : 'untouched'}</output>
    </form>
  );
}

const entries = () => {
  const form = document.querySelector('form');
  return form ? [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`) : [];
};
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

test.each(names)('%s works with a form library: value, blur, focus of the error, reset', async (name) => {
  renderOnPage(<Registered name={name} />);
  await expect.poll(() => entries().length, { timeout: 10_000 }).toBeGreaterThan(0);
  const before = entries();
  await press('Focus');
  await settled();
  const control = document.activeElement;
  expect(control?.closest('[data-fs-field="field"]')).not.toBeNull();

  await userEvent.keyboard(fieldSamples[name]?.keys ?? '');
  await settled();
  expect(entries()).not.toEqual(before);
  await expect.element(page.getByRole('status').filter({ hasText: /^untouched$/ })).toBeVisible();

  await press('Validate');
  await expect.element(page.getByText('Choose another one.')).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: /^touched$/ })).toBeVisible();
  expect(document.activeElement?.closest('[data-fs-field="field"]')).not.toBeNull();

  await press('Reset');
  await settled();
  expect(entries()).toEqual(before);
});

test('most fields have a value of their own', () => {
  expect(names.length).toBeGreaterThan(15);
});
