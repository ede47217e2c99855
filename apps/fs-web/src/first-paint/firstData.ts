import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The element with the data of a page that the server has rendered. */
type FirstDataId = 'first-data';

/** What a page that the server has rendered was made from. */
export type FirstData = readonly FirstAnswer[];

interface FirstAnswer {
  key: QueryKey;
  data: unknown;
}

const id: FirstDataId = 'first-data';

/** Whether the server has rendered the page. */
export function hasFirstData(): boolean {
  return document.getElementById(id) !== null;
}

/** Returns the data in the page, for the app's first render. */
export function readFirstData(): FirstData {
  return JSON.parse(document.getElementById(id)?.textContent || '[]');
}

/** Gives the client what the server has read, as if it had just been answered. */
export function fillQueries(queryClient: QueryClient, answers: FirstData): void {
  for (const { key, data } of answers) queryClient.setQueryData(key, data);
}
