import type { TracingSettings } from './TracingSettings.ts';

/** Parses where traces are sent; undefined for nowhere. Adds a sentence to `problems` for each invalid variable. */
export function parseTracing(
  variables: Readonly<Record<string, string | undefined>>,
  problems: string[],
): TracingSettings | undefined {
  const url = variables.OTEL_EXPORTER_OTLP_ENDPOINT?.trim();
  if (!url) return undefined;
  const share = variables.OTEL_TRACES_SAMPLER_ARG?.trim() || '1';
  if (!/^https?:\/\//.test(url) || !URL.canParse(url) || /[?#]/.test(url)) {
    problems.push('OTEL_EXPORTER_OTLP_ENDPOINT must be an http:// or https:// address.');
  }
  if (!/^(?:0|1|0?\.\d{1,6})$/.test(share)) problems.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
  return {
    url: url.replace(/\/+$/, ''),
    service: variables.OTEL_SERVICE_NAME?.trim() || 'foresight',
    share: Number(share),
  };
}
