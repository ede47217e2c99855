/** Whether the device has a way of its own to share: then it stands in the menu's place. */
export function canShareNatively(device: { share?: unknown }): boolean {
  return typeof device.share === 'function';
}
