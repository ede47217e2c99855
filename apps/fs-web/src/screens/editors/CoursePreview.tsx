import { CourseLesson } from '@fs/account-widgets';
import { type Course, coursePath } from '@fs/api-contract';
import { ready } from '@fs/ui';
import { CourseWall } from '../courses/CourseWall.tsx';
import { offerDownload, useCourseActions } from '../courses/useCourseActions.ts';

/** A course that is not saved yet, by the widget of its page. */
export function CoursePreview({ course }: { course: Course }) {
  const { renew, download } = useCourseActions(course);
  return (
    <CourseLesson
      course={ready(course)}
      hrefOf={coursePath}
      wall={<CourseWall isSignedIn />}
      onRenew={renew}
      onDownload={async (attachment) => {
        // The server does not know a file that was chosen just now.
        if (!attachment.url?.startsWith('blob:')) return download(attachment);
        offerDownload(attachment.url, attachment.name);
        return true;
      }}
    />
  );
}
