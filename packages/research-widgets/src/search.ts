export { recognitionLines } from './landing/CompanyRecognition/recognitionLines.ts';
export { quickSearchDelay, useSearchDraft } from './search/GlobalSearch/useSearchDraft.ts';
export {
  type PlainFilter,
  type PlainFilters,
  type PlainVocabulary,
  parsePlainFilters,
} from './search/plainFilters/parsePlainFilters.ts';
