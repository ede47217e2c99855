'use client';
import type { SocialHistoryPoint } from '@fs/api-contract';
import { LineChart, type Loadable, useMessages } from '@fs/ui';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { networks } from '../SocialBar/networks.ts';
import { socialBarMessages } from '../SocialBar/SocialBar.messages.ts';
import { socialHistoryMessages } from './SocialHistory.messages.ts';
import { socialLines } from './socialLines.ts';

export interface SocialHistoryProps {
  history: Loadable<readonly SocialHistoryPoint[]>;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** A company's followers over time. */
export function SocialHistory({ history, onRetry }: SocialHistoryProps) {
  const messages = useMessages(socialHistoryMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={history}
      isEmpty={(points) => points.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
    >
      {(points) => <Lines points={points} />}
    </ProfileSection>
  );
}

function Lines({ points }: { points: readonly SocialHistoryPoint[] }) {
  const messages = useMessages(socialHistoryMessages);
  const names = useMessages(socialBarMessages);
  const lines = socialLines(points);
  return (
    <LineChart
      title={messages.chart}
      pointName={messages.day}
      series={lines.networks.map((network) => names[network])}
      looks={lines.networks.map((network) => networks.indexOf(network))}
      points={lines.points}
    />
  );
}
