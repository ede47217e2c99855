import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createSearchDraft,
  globalSearchDelay,
  isSearchText,
  quickSearchDelay,
  topicSuggestionDelay,
} from './useSearchDraft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[SEARCH-010] debounces the global search by 400 ms', () => {
  const onSearch = vi.fn();
  const draft = createSearchDraft(globalSearchDelay, onSearch);
  draft.change('harb');
  vi.advanceTimersByTime(399);
  draft.change('harbo');
  vi.advanceTimersByTime(399);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([['harbo']]);
});

test('[SEARCH-015] debounces the quick search by 750 ms', () => {
  const onSearch = vi.fn();
  createSearchDraft(quickSearchDelay, onSearch).change(' harbor ');
  vi.advanceTimersByTime(749);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([['harbor']]);
});

test('[TOPIC-025] topics are suggested from the third character, 400 ms after the last one', () => {
  const onSuggest = vi.fn();
  const draft = createSearchDraft(topicSuggestionDelay, onSuggest);
  draft.change('he');
  vi.advanceTimersByTime(400);
  expect(onSuggest.mock.calls).toEqual([['']]);
  draft.change('hea');
  vi.advanceTimersByTime(399);
  expect(onSuggest.mock.calls).toEqual([['']]);
  vi.advanceTimersByTime(1);
  expect(onSuggest.mock.calls).toEqual([[''], ['hea']]);
});

test('[SEARCH-009] two characters start no search, three do', () => {
  const onSearch = vi.fn();
  const draft = createSearchDraft(globalSearchDelay, onSearch);
  for (const text of ['h', 'ha', '  ha  ']) draft.change(text);
  vi.runAllTimers();
  expect(onSearch.mock.calls).toEqual([[''], [''], ['']]);
  draft.change('har');
  vi.runAllTimers();
  expect(onSearch).toHaveBeenLastCalledWith('har');
  expect(['', 'ab', ' ab ', 'abc'].map(isSearchText)).toEqual([false, false, false, true]);
});

test('a text that became too short cancels the pending search', () => {
  const onSearch = vi.fn();
  const draft = createSearchDraft(globalSearchDelay, onSearch);
  draft.change('harb');
  draft.change('ha');
  vi.runAllTimers();
  expect(onSearch.mock.calls).toEqual([['']]);
});

test('a canceled search never fires', () => {
  const onSearch = vi.fn();
  const draft = createSearchDraft(globalSearchDelay, onSearch);
  draft.change('harbor');
  draft.cancel();
  vi.runAllTimers();
  expect(onSearch).not.toHaveBeenCalled();
});

test.each([
  ['the global search', globalSearchDelay],
  ['the searches for companies, markets and users', quickSearchDelay],
  ['the topic filter', topicSuggestionDelay],
])('[SEARCH-012] %s acts from the third character on', (_box, delay) => {
  const onSearch = vi.fn();
  const draft = createSearchDraft(delay, onSearch);
  for (const text of ['p', 'po', ' po ']) draft.change(text);
  vi.runAllTimers();
  expect(new Set(onSearch.mock.calls.flat())).toEqual(new Set(['']));
  draft.change('por');
  vi.runAllTimers();
  expect(onSearch).toHaveBeenLastCalledWith('por');
});
