import { CourseList, LibraryList } from '@fs/account-widgets';
import { assessmentPath, courseListPath, coursePath } from '@fs/api-contract';
import { Heading, Link, Page, Section, Stack, Text, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { featuredCoursesQuery } from '../../queries/courses.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { coursePageMessages } from './courses.messages.ts';

/** The libraries, and what editors recommend. */
export function AdvisoryScreen() {
  const messages = useMessages(coursePageMessages);
  const { client } = useServices();
  const featured = useQuery(featuredCoursesQuery(client));
  usePageTitle();
  return (
    <Page id={contentId}>
      <Stack gap="8">
        <Stack gap="2">
          <Heading level={1}>{messages.advisory}</Heading>
          <Text>
            {messages.advisoryText} <Link href={assessmentPath}>{messages.assessment}</Link>
          </Text>
        </Stack>
        <LibraryList hrefOf={courseListPath} />
        <Section title={messages.featured}>
          <CourseList
            courses={toLoadable(featured)}
            hrefOf={coursePath}
            level={3}
            onRetry={() => void featured.refetch()}
          />
        </Section>
      </Stack>
    </Page>
  );
}
