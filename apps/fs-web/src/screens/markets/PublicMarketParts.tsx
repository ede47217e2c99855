import { AuthWall } from '@fs/account-widgets';
import type { MarketProfile } from '@fs/api-contract';
import { Grid, useMessages } from '@fs/ui';
import { useLocation } from '@tanstack/react-router';
import { signUpTowards } from '../../addresses/appPaths.ts';
import { signInDetour } from '../../addresses/landing.ts';
import { MarketNews } from './MarketNews.tsx';
import { marketMessages } from './market.messages.ts';

/** What signed-out users see below the charts of a market: its news, and how to see the rest. */
export function PublicMarketParts({ market }: { market: MarketProfile }) {
  const messages = useMessages(marketMessages);
  const { pathname, searchStr, hash } = useLocation();
  return (
    <Grid columns="sidebar" gap="12">
      <MarketNews market={market} />
      <AuthWall
        title={messages.wall}
        text={messages.wallText}
        loginHref={signInDetour({ pathname, search: searchStr, hash })}
        signUpHref={signUpTowards(pathname + searchStr)}
      />
    </Grid>
  );
}
