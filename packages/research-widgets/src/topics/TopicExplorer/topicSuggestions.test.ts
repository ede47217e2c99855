import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSearchDraft } from '../../search/GlobalSearch/useSearchDraft.ts';
import { topicSuggestionDelay } from './TopicFilter.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[TOPIC-025] topic suggestions load from the third letter, 400 ms after the last one', () => {
  const onSuggest = vi.fn();
  const draft = createSearchDraft(topicSuggestionDelay, onSuggest);
  draft.change('he');
  vi.advanceTimersByTime(400);
  expect(onSuggest).toHaveBeenLastCalledWith('');
  draft.change('hea');
  vi.advanceTimersByTime(399);
  expect(onSuggest).toHaveBeenLastCalledWith('');
  vi.advanceTimersByTime(1);
  expect(onSuggest).toHaveBeenLastCalledWith('hea');
});
