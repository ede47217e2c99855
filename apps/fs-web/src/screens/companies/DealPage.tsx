import type { Landing } from '@fs/api-contract';
import { Page, type PageWidth, Section, Skeleton, Stack, Text, useFormats, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, UIEventHandler } from 'react';
import { appMessages } from '../../App.messages.ts';
import { companiesPath } from '../../addresses/appPaths.ts';
import { landingQuery } from '../../queries/landing.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';

interface DealPageProps {
  width: PageWidth;
  onScroll: UIEventHandler;
  title: string;
  href: string;
  /** What the figures of the table are. */
  source: string;
  /** The day with which the figures end; null or undefined where there are none. */
  lastDay: (landing: Pick<Landing, 'as_of' | 'arrived_at'>) => string | null | undefined;
  /** The table. */
  children: ReactNode;
}

/** The frame of a page of deals in all markets. */
export function DealPage({ title, href, source, lastDay, width, onScroll, children }: DealPageProps) {
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const { shortDay } = useFormats();
  const landing = useQuery(landingQuery(client));
  const day = landing.data && lastDay(landing.data);
  return (
    <Page id={contentId} width={width}>
      <PageCrumbs
        crumbs={[
          { label: messages.companies, href: companiesPath },
          { label: title, href },
        ]}
      />
      <Section title={title} level={1}>
        <Stack gap="1">
          <Text size="small" tone="muted">
            {source}
          </Text>
          {landing.isPending && <Skeleton size="small" width="quarter" />}
          {day && (
            <Text size="small" tone="muted">
              {messages.dealsAsOf({ day: shortDay(day) })}
            </Text>
          )}
        </Stack>
        <div onScrollCapture={onScroll}>{children}</div>
      </Section>
    </Page>
  );
}
