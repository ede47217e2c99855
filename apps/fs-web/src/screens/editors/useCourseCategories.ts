import { type CourseCategory, courseCategories } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { coursePageMessages } from '../courses/courses.messages.ts';

/** The categories of courses with the names of their pages. */
export function useCourseCategories(): readonly { id: CourseCategory; label: string }[] {
  const messages = useMessages(coursePageMessages);
  return courseCategories.map((id) => ({ id, label: messages[id] }));
}
