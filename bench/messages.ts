import { measureDelivery } from './messages/measureDelivery.ts';
import { measurePane } from './messages/measurePane.ts';

/** Measures how soon messages arrive, and how smooth a long channel is beside many others. */
export async function measureMessages(): Promise<void> {
  await measureDelivery();
  await measurePane();
}
