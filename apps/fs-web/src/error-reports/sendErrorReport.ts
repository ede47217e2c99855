import { pageAt } from '@fs/account-widgets/navigation';
import { type ClientErrorKind, clientErrorLimits, clientErrorRoutes, paths } from '@fs/api-contract';
import { version } from '../../package.json';
import { languageOf } from '../display/languages.ts';
import { appRoutes } from '../routes.tsx';
import { toErrorReport } from './toErrorReport.ts';

/** Messages and innermost frames of this page's reports. */
const sent = new Set<string>();

/**
 * Sends a report of an error, once of each and up to `clientErrorLimits.perPage`. Never throws and never rejects, so
 * that a report cannot cause another. Without the data client and without a token: the report must be sent where other
 * code of the app cannot be loaded, and must not say who the user is.
 */
export async function sendErrorReport(kind: ClientErrorKind, error: unknown): Promise<void> {
  try {
    const { pathname, origin } = window.location;
    const report = toErrorReport(kind, error, {
      origin,
      route: pageAt(appRoutes, pathname.slice(paths.app.length))?.path ?? '/$unknown',
      version,
      language: languageOf(document.documentElement.lang.slice(0, 2)),
    });
    if (report === null) return;
    const key = `${report.message} ${report.frames[0]}`;
    if (sent.has(key) || sent.size >= clientErrorLimits.perPage) return;
    sent.add(key);
    const { method, path } = clientErrorRoutes.reportClientError;
    await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
  } catch {
    // The error is in the console, and nothing else can be done about it.
  }
}
