/** A few options, one of them disabled. */
export const fewOptions = [
  { id: 'ports', label: 'Ports', description: 'Berths, cranes and pilots' },
  { id: 'rail', label: 'Rail freight' },
  { id: 'cold', label: 'Cold chain' },
  { id: 'drones', label: 'Drones', isDisabled: true },
  { id: 'customs', label: 'Customs' },
] as const;
