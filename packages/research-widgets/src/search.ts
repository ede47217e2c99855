export { recognitionLines } from './landing/CompanyRecognition/recognitionLines.ts';
export { quickSearchDelay, useSearchDraft } from './search/GlobalSearch/useSearchDraft.ts';
