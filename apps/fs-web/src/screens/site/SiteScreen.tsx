import { Heading, Markdown, Page, Stack, Text } from '@fs/ui';
import { useLocation } from '@tanstack/react-router';
import { type SitePage, sitePages } from '../../addresses/siteLinks.ts';
import { contentId } from '../../shell/contentId.ts';
import { siteMessages } from './site.messages.ts';

/** One of the product's own pages, by its path. */
export function SiteScreen() {
  const { pathname } = useLocation();
  const page = (Object.keys(sitePages) as SitePage[]).find((id) => sitePages[id] === pathname.replace(/\/$/, ''));
  const { title, text } = siteMessages[page ?? 'about'];
  return (
    <Page id={contentId}>
      <Stack gap="4">
        <Heading level={1} size="headline">
          {title}
        </Heading>
        <Text tone="muted" size="small">
          {siteMessages.updated}
        </Text>
        <Markdown source={text} size="ui" />
      </Stack>
    </Page>
  );
}
