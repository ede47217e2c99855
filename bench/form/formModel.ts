/** The same form for every library: values and labels. */
export const words = {
  open: 'New list',
  title: 'New list',
  name: 'Name',
  markets: 'Markets',
  alerts: 'Send alerts',
  search: 'Search companies',
  tags: 'Tags',
  cancel: 'Cancel',
  save: 'Save',
} as const;

/** CSS pixels. */
export const dialogWidth = 986;

export const markets: readonly { id: string; label: string }[] = Array.from({ length: 500 }, (_, index) => ({
  id: `market-${index}`,
  label: `Market ${index + 1}`,
}));

export const tags: readonly string[] = ['Ports', 'Rail', 'Cold', 'Air', 'Roads', 'Parcels', 'Grain', 'Fuel'];

export interface FormValues {
  name: string;
  markets: readonly string[];
  hasAlerts: boolean;
  query: string;
  tags: readonly string[];
}

export const emptyForm: FormValues = { name: '', markets: [], hasAlerts: false, query: '', tags };
