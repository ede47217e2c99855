import { type ClientError, type ClientErrorKind, clientErrorLimits, scrubErrorText } from '@fs/api-contract';

interface ErrorPlace extends Pick<ClientError, 'route' | 'version' | 'language'> {
  /** Where the app's files come from. */
  origin: string;
}

/** What browsers report without a fault of any code: sizes are observed again in the next frame. */
const harmless = /^ResizeObserver loop/;

/** Builds the report of an error, without personal data; null for errors of extensions and other foreign code. */
export function toErrorReport(
  kind: ClientErrorKind,
  error: unknown,
  { origin, ...place }: ErrorPlace,
): ClientError | null {
  const { text, stack } = describe(error);
  const lines = stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line));
  const frames = lines.flatMap((line) => frameOf(line, origin) ?? []);
  // The stack of an error that comes from elsewhere has only files of others.
  if (harmless.test(text) || (lines.length > 0 && frames.length === 0)) return null;
  const message = scrubErrorText(text) || 'Unknown error';
  return { kind, message, frames: frames.slice(0, clientErrorLimits.frames), ...place };
}

function describe(error: unknown): { text: string; stack: string } {
  if (error instanceof Error) return { text: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
  // Other values may hold anything, so only texts are reported.
  return { text: typeof error === 'string' ? error : `Not an error: ${typeof error}`, stack: '' };
}

/** The file of a stack's line with line and column, as all browsers write it, where it is one of ours. */
function frameOf(line: string, origin: string): string | undefined {
  const at = line.indexOf(`${origin}/`);
  if (at < 0) return undefined;
  return /\/([\w.$-]{1,80}\.m?[jt]sx?)(?:\?[^:]*)?(:\d{1,7}:\d{1,7})\)?$/.exec(line.slice(at))?.slice(1).join('');
}
