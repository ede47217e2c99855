import type { Page } from 'playwright-core';

/** Where a page finds one of the texts: the page itself, and all that its browser stores for it. */
export async function tracesOf(page: Page, texts: readonly string[]): Promise<string[]> {
  const places = await page.evaluate(readPlaces);
  const cookies = JSON.stringify(await page.context().cookies());
  return Object.entries({ ...places, cookies }).flatMap(([place, content]) =>
    texts.filter((text) => content.toLowerCase().includes(text.toLowerCase())).map((text) => `${place}: ${text}`),
  );
}

/** Reads everything in the page: what it shows, its storages, its caches and its databases. */
async function readPlaces(): Promise<Record<string, string>> {
  const places: Record<string, string> = {
    page: `${document.title} ${document.documentElement.outerHTML}`,
    localStorage: Object.entries(localStorage).flat().join('\n'),
    sessionStorage: Object.entries(sessionStorage).flat().join('\n'),
    history: JSON.stringify(history.state),
    name: window.name,
  };
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      places[`cache ${request.url}`] = `${request.url} ${(await kept?.text()) ?? ''}`;
    }
  }
  for (const { name } of await indexedDB.databases()) places[`database ${name}`] = await readDatabase(name ?? '');
  return places;

  async function readDatabase(name: string): Promise<string> {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await result(indexedDB.open(name));
    const rows: unknown[] = [];
    for (const store of database.objectStoreNames) {
      rows.push(await result(database.transaction(store).objectStore(store).getAll()));
    }
    database.close();
    return `${name} ${JSON.stringify(rows)}`;
  }
}
