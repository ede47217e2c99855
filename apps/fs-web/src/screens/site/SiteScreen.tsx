import { Heading, Markdown, Page, Stack, Text, useMessages } from '@fs/ui';
import { useLocation } from '@tanstack/react-router';
import { type SitePage, sitePages } from '../../addresses/siteLinks.ts';
import { contentId } from '../../shell/contentId.ts';
import { siteMessages } from './site.messages.ts';

/** One of the product's own pages, by its path. */
export function SiteScreen() {
  const { pathname } = useLocation();
  const messages = useMessages(siteMessages);
  const page =
    (Object.keys(sitePages) as SitePage[]).find((id) => sitePages[id] === pathname.replace(/\/$/, '')) ?? 'about';
  return (
    <Page id={contentId}>
      <Stack gap="4">
        <Heading level={1} size="headline">
          {messages[`${page}Title`]}
        </Heading>
        <Text tone="muted" size="small">
          {messages.updated}
        </Text>
        <Markdown source={messages[`${page}Text`]} size="ui" />
      </Stack>
    </Page>
  );
}
