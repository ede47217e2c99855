/** Props that may break the grammar, by component and name, each with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  'ComboBox.onInputChange':
    'Reports what the user types, to load options for it. The text itself belongs to the field.',
  'CommandPalette.onQueryChange': 'The app finds the results, so it has to know the query.',
  'MenuSection.onSelectionChange': 'It exists only while its menu is open, so the app keeps what is checked.',
  'MultiSelect.onInputChange':
    'Reports what the user types, to load options for it. The text itself belongs to the field.',
  'Pagination.onPageChange': 'The app shows the page, so it has to know its number.',
  'Table.onStateChange': 'The state lives in the address or in useTableState.',
  'TableViews.onDefaultChange': 'Reports which view is the default. It is no twin of a state.',
  'ToolbarButton.isSelected': 'A toolbar also lists its toggles in a menu, so their state belongs to the app.',
};
