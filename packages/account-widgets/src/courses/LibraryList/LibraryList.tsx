'use client';
import { type LibraryCategory, libraryCategories } from '@fs/api-contract';
import { Card, Grid, Heading, Link, Section, Stack, Text, useMessages } from '@fs/ui';
import { coursesMessages } from '../courses.messages.ts';
import { libraryListMessages } from './LibraryList.messages.ts';

export interface LibraryListProps {
  hrefOf: (category: LibraryCategory) => string;
}

/** The libraries of courses as cards. */
export function LibraryList({ hrefOf }: LibraryListProps) {
  const messages = useMessages(libraryListMessages);
  const words = useMessages(coursesMessages);
  return (
    <Section title={messages.title}>
      <Grid>
        {libraryCategories.map((category) => (
          <Card key={category}>
            <Stack gap="2">
              <Heading level={3} size="title">
                <Link href={hrefOf(category)} tone="plain">
                  {words[category]}
                </Link>
              </Heading>
              <Text tone="muted">{messages[category]}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
