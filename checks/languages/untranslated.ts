/** Names of products, services and file types, and addresses, and examples of what to type. */
const names = [
  ...['Foresight', 'Market Pulse', 'Market Pulses', 'Free', 'Individual', 'Individual Plus', 'Teams'],
  ...['Twitter', 'Medium', 'Facebook', 'GitHub', 'Instagram', 'LinkedIn', 'Slack'],
  ...['CSV', 'KB', 'MB', 'GB', 'Esc', 'harborline.example', '/news/article/news-', 'Voltmeer\nPlumbline\nHarborline'],
];

/** Texts that are right as they are in English: names, and words that the language has, too. */
export const untranslated: Readonly<Record<string, readonly string[]>> = {
  ar: [...names, 'Ctrl+', 'Enter'],
  de: [
    ...names,
    ...['Domain Authority', 'Page Authority', 'Deals', 'Feed', 'Filter', 'Investment', 'Investments', 'Link', 'Logo'],
    ...[
      'Investor',
      'Marketing',
      'Name',
      'News',
      'Person',
      'Podcasts',
      'Portfolio',
      'Position',
      'Private Watchlist',
      'Status',
    ],
    ...['Support', 'System', 'Version', 'Video', 'Videos', 'Watchlist', 'Watchlists', 'Website'],
  ],
};
