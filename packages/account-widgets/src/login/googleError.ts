/** Removes an error of the Google login from the query of `redirect` (AMB-028). */
export function withoutGoogleError(redirect: string | null): { target: string | null; hadError: boolean } {
  const start = redirect?.indexOf('?') ?? -1;
  if (redirect === null || start === -1) return { target: redirect, hadError: false };
  const [query = '', ...fragment] = redirect.slice(start + 1).split('#');
  const fields = [...new URLSearchParams(query)];
  const hadError = fields.some(([name, text]) => isError(name) && /google/i.test(text));
  if (!hadError) return { target: redirect, hadError };
  const rest = new URLSearchParams(fields.filter(([name]) => !isError(name))).toString();
  const hash = fragment.length > 0 ? `#${fragment.join('#')}` : '';
  return { target: `${redirect.slice(0, start)}${rest && `?${rest}`}${hash}`, hadError };
}

/** Matches `error`, `error_description`, `errorMessage` and similar names. */
function isError(name: string): boolean {
  return /^error/i.test(name);
}
