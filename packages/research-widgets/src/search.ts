export { quickSearchDelay, useSearchDraft } from './search/GlobalSearch/useSearchDraft.ts';
