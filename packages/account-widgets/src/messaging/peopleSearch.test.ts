import { debounce } from '@fs/ui/debounce';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { peopleSearchDelayMs, toPeopleSearch } from './peopleSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[MSG-019] people are searched 400 ms after the last key, by more than 2 characters', () => {
  const onSearch = vi.fn();
  const search = debounce((text: string) => onSearch(toPeopleSearch(text)), peopleSearchDelayMs);
  for (const text of ['f', 'fi', 'fio']) search(text);
  vi.advanceTimersByTime(399);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([['fio']]);
  expect(['fi', ' fi ', ' fio '].map(toPeopleSearch)).toEqual(['', '', 'fio']);
});
