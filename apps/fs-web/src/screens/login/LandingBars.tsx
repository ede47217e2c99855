import type { Landing } from '@fs/api-contract';
import { RaisedByMonth } from '@fs/research-widgets';
import type { Loadable } from '@fs/ui';

/** What was raised by month, once it is known. */
export function LandingBars({ landing }: { landing: Loadable<Landing> }) {
  return landing.state === 'ready' && <RaisedByMonth {...landing.value} />;
}
