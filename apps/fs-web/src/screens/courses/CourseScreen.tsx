import { CourseLesson } from '@fs/account-widgets';
import { courseListPath, coursePath } from '@fs/api-contract';
import { Page, Stack, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { advisoryPath } from '../../addresses/appPaths.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { courseQuery } from '../../queries/courses.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { CourseWall } from './CourseWall.tsx';
import { coursePageMessages } from './courses.messages.ts';
import { MissingCourse } from './MissingCourse.tsx';
import { useCourseActions } from './useCourseActions.ts';

/** A course or a report. */
export function CourseScreen() {
  const messages = useMessages(coursePageMessages);
  const { client } = useServices();
  const user = useSessionState().user;
  const router = useRouter();
  const { categorySlug = 'reports', courseSlug = '' } = useParams({ strict: false });
  const query = useQuery(courseQuery(client, courseSlug, user?.attributes.sub));
  const course = query.data;
  const path = course && coursePath(course);
  usePageTitle(course?.name, path);
  // A course can get another category and slug, and its former addresses lead to it.
  const isElsewhere = path !== undefined && path !== coursePath({ category: categorySlug, slug: courseSlug });
  useEffect(() => {
    if (isElsewhere) void router.navigate({ href: path, replace: true });
  }, [isElsewhere, path, router]);
  const { renew, download, stop, finish } = useCourseActions(course);

  const isReport = categorySlug === 'reports';
  if (query.error instanceof CallFailure && query.error.reason === 'not-found') {
    return <MissingCourse kind={isReport ? 'unknownReport' : 'unknownCourse'} />;
  }
  const category = course?.category;
  return (
    <Page id={contentId}>
      <Stack gap="6">
        {category && (
          <PageCrumbs
            crumbs={[
              ...(category === 'reports' ? [] : [{ label: messages.advisory, href: advisoryPath }]),
              { label: messages[category], href: courseListPath(category) },
              { label: course.name, href: coursePath(course) },
            ]}
          />
        )}
        <CourseLesson
          key={courseSlug}
          course={toLoadable(query)}
          hrefOf={coursePath}
          wall={<CourseWall isSignedIn={user !== undefined} />}
          onRenew={renew}
          onDownload={download}
          {...(user && { onStop: stop, onDone: finish })}
          onRetry={() => void query.refetch()}
        />
      </Stack>
    </Page>
  );
}
