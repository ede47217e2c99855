import { CourseList } from '@fs/account-widgets';
import { type CourseCategory, coursePath, isLibraryCategory } from '@fs/api-contract';
import { Page, Section, Stack, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { advisoryPath } from '../../addresses/appPaths.ts';
import { categoryCoursesQuery } from '../../queries/courses.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { coursePageMessages } from './courses.messages.ts';
import { MissingCourse } from './MissingCourse.tsx';

/** A library. */
export function LibraryScreen() {
  const { categorySlug = '' } = useParams({ strict: false });
  return isLibraryCategory(categorySlug) ? (
    <Courses category={categorySlug} />
  ) : (
    <MissingCourse kind="unknownLibrary" />
  );
}

export function ReportsScreen() {
  return <Courses category="reports" />;
}

function Courses({ category }: { category: CourseCategory }) {
  const messages = useMessages(coursePageMessages);
  const { client } = useServices();
  const courses = useQuery(categoryCoursesQuery(client, category));
  const isReports = category === 'reports';
  usePageTitle(messages[category]);
  return (
    <Page id={contentId}>
      <Stack gap="6">
        {!isReports && (
          <PageCrumbs
            crumbs={[
              { label: messages.advisory, href: advisoryPath },
              { label: messages[category], href: `${advisoryPath}/library/${category}` },
            ]}
          />
        )}
        <Section title={messages[category]} level={1} {...(isReports && { description: messages.reportsText })}>
          <CourseList courses={toLoadable(courses)} hrefOf={coursePath} onRetry={() => void courses.refetch()} />
        </Section>
      </Stack>
    </Page>
  );
}
