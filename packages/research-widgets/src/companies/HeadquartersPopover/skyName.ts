import type { BoundMessages } from '@fs/ui';
import type { headquartersPopoverMessages } from './HeadquartersPopover.messages.ts';

/** The server's summary in the shown language. One of another service stays. */
export function skyName(summary: string, messages: BoundMessages<typeof headquartersPopoverMessages.table>): string {
  const key = `sky${summary.replace(/(?:^|\s)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
  const known: unknown = Object.hasOwn(messages, key) ? messages[key as keyof typeof messages] : undefined;
  return typeof known === 'string' ? known : summary;
}
