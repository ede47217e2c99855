/** The parameters and body of an example call. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}
