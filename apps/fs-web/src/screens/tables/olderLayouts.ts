import type { TableLayout } from '@fs/ui/table-model';

/** Optional columns that layouts knew before they named the optional columns that the user shows. It stays as it is. */
const knownToOlderLayouts = [
  ...['arrived_at', 'employee_count', 'founded_on', 'funding_years', 'homepage_url', 'last_round_on', 'lead_investor'],
  ...['median_12m_usd', 'news_weeks', 'note', 'round_count', 'sector', 'status', 'top_investor', 'total_funding_usd'],
];

/** Names the optional columns that a layout shows. An older one named only the hidden ones of those that it knew. */
export function withShownColumns(layout: TableLayout): TableLayout {
  const { hidden, shown } = layout;
  if (!hidden || shown) return layout;
  return { ...layout, shown: knownToOlderLayouts.filter((id) => !hidden.includes(id)) };
}
