import { type Environment, paths } from '@fs/api-contract';
import { MessagesProvider, ThemeProvider } from '@fs/ui';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../addresses/searchParameters.ts';
import { languageOf, localeOf } from '../display/languages.ts';
import { loadTexts } from '../display/loadTexts.ts';
import { landingQuery } from '../queries/landing.ts';
import { createAppRouter } from '../router.tsx';
import { FrameProvider } from '../services.tsx';
import type { AppData } from '../start/createAppData.ts';
import { environmentAt } from '../start/stageOf.ts';
import type { FirstData } from './firstData.ts';
import { renderToHtml } from './renderToHtml.ts';
import { signedOutServices } from './signedOutServices.ts';
import { withoutInlineStyles } from './withoutInlineStyles.ts';

export interface RenderOptions {
  environment: Environment;
  /** Public address of the server. */
  publicUrl: string;
  /** Calls the server, without a session. */
  fetch: typeof globalThis.fetch;
  /** Language of the page. English for one that the app does not have. */
  language: string;
}

/** A page as a signed-out user sees it. */
export interface RenderedPage {
  html: string;
  /** Rules of what were style attributes. */
  css: string;
  /** What the app needs to render the same. */
  data: FirstData;
}

/** Screens ask for some data only once they have other data. */
const mostPasses = 4;

/**
 * Renders a page of the app in Node for signed-out users: its screens ask for their data as in a browser, and are
 * rendered again with the answers.
 *
 * @param path under the base path
 * @returns null if the app would show another page, or data is missing
 */
export async function renderPage(path: string, options: RenderOptions): Promise<RenderedPage | null> {
  const { environment, publicUrl, fetch } = options;
  const services = signedOutServices({
    environment: environmentAt(new URL(publicUrl).hostname, environment),
    apiUrl: publicUrl,
    fetch,
    offersGoogle: environment.identity.google !== null,
  });
  const history = createMemoryHistory({ initialEntries: [paths.app + inRoutersSpelling(path)] });
  const router = createAppRouter({ ...services, history });
  const language = languageOf(options.language);
  const texts = await loadTexts(language);
  const data = await services.openData();
  await loadLanding(path, data);
  await router.load();
  if (router.state.location.pathname !== path.replace(/\?.*$/, '')) return null;
  const page = (
    <ThemeProvider scope="page" locale={localeOf(language, 'en-US')} timeZone="UTC">
      <MessagesProvider overrides={texts} language={language}>
        <FrameProvider value={services}>
          <RouterProvider router={router} />
        </FrameProvider>
      </MessagesProvider>
    </ThemeProvider>
  );
  try {
    for (let pass = 0; pass < mostPasses; pass += 1) {
      const html = await renderToHtml(page);
      const missing = data.queryClient.getQueryCache().getAll().filter(isMissing);
      if (missing.length === 0) return { ...withoutInlineStyles(html), data: answersIn(data.queryClient) };
      await Promise.all(missing.map((query) => query.fetch()));
    }
    return null;
  } finally {
    data.queryClient.clear();
  }
}

/** The router writes spaces as `+`. Of another spelling it would lead to its own first, and render nothing. */
function inRoutersSpelling(path: string): string {
  const [pathname = '', query] = path.split('?');
  return query === undefined ? pathname : pathname + stringifySearch(parseSearch(query));
}

/** The landing page asks for its data after its first paint (`useLanding`). */
async function loadLanding(path: string, { client, queryClient }: AppData): Promise<void> {
  if (path === '/') await queryClient.fetchQuery(landingQuery(client));
}

type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number];

function isMissing({ state, options }: Query): boolean {
  return state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false;
}

function answersIn(queryClient: QueryClient): FirstData {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.status === 'success' ? [{ key: queryKey, data: state.data }] : []));
}
