/** Returns whether the device has its own share sheet, which then replaces the menu. */
export function canShareNatively(device: { share?: unknown }): boolean {
  return typeof device.share === 'function';
}
