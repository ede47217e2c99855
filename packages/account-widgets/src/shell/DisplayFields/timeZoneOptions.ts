/** A time zone to read: `New_York` is `New York`. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/**
 * The time zones to choose from. The chosen one is among them, even under a name that this browser doesn’t list: another
 * device may have stored `Asia/Kolkata` where this one knows `Asia/Calcutta`.
 */
export function timeZoneOptions(chosen: string | null): readonly { id: string; label: string }[] {
  // Older browsers don’t list time zones.
  const listed = Intl.supportedValuesOf?.('timeZone') ?? [];
  const zones = chosen === null || listed.includes(chosen) ? listed : [...listed, chosen].sort();
  return zones.map((id) => ({ id, label: zoneName(id) }));
}
