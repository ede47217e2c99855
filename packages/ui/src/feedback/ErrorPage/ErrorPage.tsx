'use client';
import { Button } from '../../actions/Button/Button.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './ErrorPage.css.ts';
import { errorPageMessages } from './ErrorPage.messages.ts';

export interface ErrorPageProps extends SharedProps<HTMLDivElement> {
  /** Called when the user wants to reload the page. */
  onReload: () => void;
  /** Address of the support page. @default '/support' */
  supportHref?: string;
}

/** Replaces a page that crashed (ERRPAGE-001 to 004). Where only the content failed to load, use ErrorState. */
export function ErrorPage({ onReload, supportHref = '/support', ...shared }: ErrorPageProps) {
  const messages = useTexts(errorPageMessages);
  return (
    <div {...rootProps(shared, styles.page)} role="alert">
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1} size="headline">
            {messages.title}
          </Heading>
          <Text size="reading" tone="muted">
            {messages.text}
          </Text>
        </Stack>
        <Stack direction="row" gap="4">
          <Button tone="accent" onPress={onReload}>
            {messages.reload}
          </Button>
          <Link href={supportHref}>{messages.contactSupport}</Link>
        </Stack>
      </Stack>
    </div>
  );
}
