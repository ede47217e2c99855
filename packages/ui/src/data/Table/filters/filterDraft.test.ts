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

test('applies filters together, after the delay since the last change', () => {
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

test('applies each change at once without a delay', () => {
  const draft = createFilterDraft(0, onApply);
  draft.change('name', text('h'));
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ name: text('h') });
  expect(draft.has('name')).toBe(false);
  vi.runAllTimers();
  expect(onApply).toHaveBeenCalledOnce();
});

test('applies waiting changes once on flush', () => {
  const draft = createFilterDraft(750, onApply);
  draft.flush();
  expect(onApply).not.toHaveBeenCalled();
  draft.change('name', text('ha'));
  draft.flush();
  expect(onApply).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(onApply).toHaveBeenCalledOnce();
});

test('drops waiting changes on cancel', () => {
  const draft = createFilterDraft(750, onApply);
  draft.change('name', text('ha'));
  draft.cancel();
  vi.runAllTimers();
  expect(onApply).not.toHaveBeenCalled();
});

test('keeps waiting changes when the delay changes', () => {
  const draft = createFilterDraft(750, onApply);
  draft.change('name', text('ha'));
  draft.setDelay(200);
  vi.advanceTimersByTime(199);
  expect(onApply).not.toHaveBeenCalled();
  draft.setDelay(0);
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ name: text('ha') });
  draft.setDelay(750);
  vi.runAllTimers();
  expect(onApply).toHaveBeenCalledOnce();
});
