export { type Debounced, debounce } from './system/debounce/debounce.ts';
export { useDebouncedCallback } from './system/debounce/useDebouncedCallback.ts';
