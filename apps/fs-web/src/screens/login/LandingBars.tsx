import type { Landing } from '@fs/api-contract';
import { RaisedByMarket } from '@fs/research-widgets';
import type { Loadable } from '@fs/ui';
import { marketPath } from '../../addresses/appPaths.ts';

/** What was raised by market, once it is known. */
export function LandingBars({ landing }: { landing: Loadable<Landing> }) {
  return landing.state === 'ready' && <RaisedByMarket {...landing.value} hrefOf={marketPath} />;
}
