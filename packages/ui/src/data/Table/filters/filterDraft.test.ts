import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFilterDraft } from './filterDraft.ts';

const onApply = vi.fn();
const text = (words: string) => ({ kind: 'text', text: words }) as const;

beforeEach(() => {
  onApply.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('filters apply together, a while after the last change', () => {
  const draft = createFilterDraft(750, onApply);
  draft.change('name', text('h'));
  vi.advanceTimersByTime(700);
  draft.change('name', text('ha'));
  draft.change('founded', undefined);
  vi.advanceTimersByTime(749);
  expect(onApply).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ name: text('ha'), founded: undefined });
});

test('without a wait, each change applies at once', () => {
  const draft = createFilterDraft(0, onApply);
  draft.change('name', text('h'));
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ name: text('h') });
  expect(draft.has('name')).toBe(false);
  vi.runAllTimers();
  expect(onApply).toHaveBeenCalledOnce();
});

test('a hurried user has them at once, and not twice', () => {
  const draft = createFilterDraft(750, onApply);
  draft.flush();
  expect(onApply).not.toHaveBeenCalled();
  draft.change('name', text('ha'));
  draft.flush();
  expect(onApply).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(onApply).toHaveBeenCalledOnce();
});

test('what is cancelled never applies', () => {
  const draft = createFilterDraft(750, onApply);
  draft.change('name', text('ha'));
  draft.cancel();
  vi.runAllTimers();
  expect(onApply).not.toHaveBeenCalled();
});
