import { limits } from '@fs/api-contract';
import { parseSearch } from './searchParameters.ts';

/** Reads the topics of `?name=a&name=b`: each once, the first ten, without texts that no topic can have. */
export function readTopicNames(search: string): string[] {
  const names = [parseSearch(search).name ?? []].flat().map((name) => name.trim());
  return [...new Set(names.filter(isTopicName))].slice(0, limits.topicsPerCall);
}

/** The server refuses other texts. */
function isTopicName(name: string): boolean {
  return name !== '' && name.length <= limits.searchText && !name.includes('\0');
}
