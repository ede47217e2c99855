import { Inline, Link, Text, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { appMessages } from '../../App.messages.ts';
import { marketPath, marketsPath } from '../../addresses/appPaths.ts';
import { closestMarketsQuery } from '../../queries/searches.ts';
import { useServices } from '../../services.tsx';
import { shellMessages } from '../../shell/shell.messages.ts';
import { UnknownSubject } from '../../shell/UnknownSubject.tsx';
import { marketMessages } from './market.messages.ts';

/** Replaces the pages of a market that doesn't exist, with markets whose name is spelled like its address. */
export function MissingMarket({ address }: { address: string }) {
  const { client } = useServices();
  const app = useMessages(appMessages);
  const shell = useMessages(shellMessages);
  const messages = useMessages(marketMessages);
  const similar = useQuery(closestMarketsQuery(client, address.replaceAll('-', ' '))).data ?? [];
  return (
    <UnknownSubject title={messages.unknown} text={messages.unknownText}>
      {similar.length > 0 && (
        <Inline gap="3">
          <Text tone="muted">{shell.didYouMean}</Text>
          {similar.map((market) => (
            <Link key={market.id} href={marketPath(market)}>
              <bdi>{market.name}</bdi>
            </Link>
          ))}
        </Inline>
      )}
      <Link href={marketsPath}>{app.markets}</Link>
    </UnknownSubject>
  );
}
