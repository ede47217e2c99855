import { Page, type PageWidth, Section, Text, useMessages } from '@fs/ui';
import type { ReactNode, UIEventHandler } from 'react';
import { appMessages } from '../../App.messages.ts';
import { companiesPath } from '../../addresses/appPaths.ts';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';

interface DealPageProps {
  width: PageWidth;
  onScroll: UIEventHandler;
  title: string;
  href: string;
  /** What the figures of the table are. */
  source: string;
  /** The table. */
  children: ReactNode;
}

/** The frame of a page of deals in all markets. */
export function DealPage({ title, href, source, width, onScroll, children }: DealPageProps) {
  const messages = useMessages(appMessages);
  return (
    <Page id={contentId} width={width}>
      <PageCrumbs
        crumbs={[
          { label: messages.companies, href: companiesPath },
          { label: title, href },
        ]}
      />
      <Section title={title} level={1}>
        <Text size="small" tone="muted">
          {source}
        </Text>
        <div onScrollCapture={onScroll}>{children}</div>
      </Section>
    </Page>
  );
}
