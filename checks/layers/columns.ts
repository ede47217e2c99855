/** What a layer may or may not import: the columns of the table in ARCHITECTURE.md. */
export const columns = {
  aria: {
    matches: /^(react-aria|react-stately|@react-aria|@react-stately|@internationalized)([-/]|$)/,
    examples: ['react-aria-components', 'react-aria'],
    teach: 'React Aria is used through @fs/ui only: use its primitive, or add one there.',
  },
  styles: {
    matches: /^@vanilla-extract\/(css|recipes|dynamic)(\/|$)/,
    examples: ['@vanilla-extract/css'],
    teach: 'The app and the server have no styles of their own: use @fs/ui or a widget, or add what is missing there.',
  },
  charts: {
    matches: /^(@visx\/|@tanstack\/react-table)/,
    examples: ['@visx/shape', '@tanstack/react-table'],
    teach: 'Tables and charts belong to @fs/ui and the widgets.',
  },
  ui: {
    matches: /^@fs\/ui(\/|$)/,
    examples: ['@fs/ui', '@fs/ui/Button'],
    teach: '@fs/ui draws; what has no screen does not need it.',
  },
  widgets: {
    matches: /^@fs\/(research|account)-widgets(\/|$)/,
    examples: ['@fs/research-widgets', '@fs/account-widgets'],
    teach: 'Widget packages never import each other: what both need belongs in @fs/ui, what joins them in fs-web.',
  },
  words: {
    matches: /^@fs\/api-contract$/,
    examples: ['@fs/api-contract'],
    teach:
      'This layer knows nothing of companies or accounts: name the prop by what it does and let the widget translate.',
  },
  schemas: {
    matches: /^@fs\/api-contract\/./,
    examples: ['@fs/api-contract/schemas'],
    teach:
      'The browser imports words and types; schemas stay on the server and in tests: import from @fs/api-contract.',
  },
  calls: {
    matches: /^(@fs\/data-client|graphql-request|ky)(\/|$)/,
    examples: ['@fs/data-client', 'graphql-request', 'ky'],
    teach:
      'A widget is a picture of its props: let the screen make the call, through @fs/data-client, and pass the result in.',
  },
  fixtures: {
    matches: /^@fs\/fixtures(\/|$)/,
    examples: ['@fs/fixtures'],
    teach:
      'Fixtures are an invented world for stories, tests and the sample seed: take the value as a prop or argument.',
  },
  router: {
    matches: /^@tanstack\/(react-router|react-query)(\/|$)/,
    examples: ['@tanstack/react-router', '@tanstack/react-query'],
    teach: 'Only fs-web knows a router and a cache: take an href or a callback as a prop.',
  },
  web: {
    matches: /^fs-web(\/|$)/,
    examples: ['fs-web'],
    teach: 'Nothing knows the app: what it has to say arrives as props, options or callbacks.',
  },
  server: {
    matches: /^fs-server(\/|$)/,
    examples: ['fs-server'],
    teach: 'The server is met over the wire only; what both sides say stands in @fs/api-contract.',
  },
} as const satisfies Record<string, { matches: RegExp; examples: readonly string[]; teach: string }>;

export type Column = keyof typeof columns;

export const columnNames = Object.keys(columns) as Column[];

/** Returns the column that an import belongs to; undefined for imports that the table does not restrict. */
export function columnOf(specifier: string): Column | undefined {
  return columnNames.find((name) => columns[name].matches.test(specifier));
}
