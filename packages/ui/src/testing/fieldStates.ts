/** Returns the states that every field has. `filled` holds the props of a filled field. */
export function fieldStates<Filled extends object>(filled: Filled) {
  return [
    { label: 'Empty' },
    { label: 'Filled', ...filled },
    { label: 'With a description', description: 'You can change this at any time.' },
    { label: 'Required', isRequired: true },
    { label: 'Invalid', ...filled, error: 'This is not known to us. Choose another.' },
    { label: 'Read-only', ...filled, isReadOnly: true },
    { label: 'Disabled', ...filled, isDisabled: true },
  ];
}
