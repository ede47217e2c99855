'use client';
import type { CourseCard } from '@fs/api-contract';
import {
  Badge,
  Card,
  EmptyState,
  Grid,
  Heading,
  type HeadingLevel,
  Inline,
  Link,
  type Loadable,
  LoadableView,
  ProgressBar,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { coursesMessages } from '../courses.messages.ts';
import { courseListMessages } from './CourseList.messages.ts';

export interface CourseListProps {
  /** In their order. */
  courses: Loadable<readonly CourseCard[]>;
  hrefOf: (course: CourseCard) => string;
  /** Heading level of the names. @default 2 */
  level?: HeadingLevel;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Courses as cards, each with its length, its price and the user's progress. */
export function CourseList({ courses, hrefOf, level = 2, onRetry }: CourseListProps) {
  const messages = useMessages(courseListMessages);
  return (
    <LoadableView of={courses} onRetry={onRetry} skeleton={<Shapes />}>
      {(known) =>
        known.length === 0 ? (
          <EmptyState message={messages.empty} />
        ) : (
          <Grid columns="wide">
            {known.map((course) => (
              <CourseItem key={course.id} course={course} href={hrefOf(course)} level={level} />
            ))}
          </Grid>
        )
      }
    </LoadableView>
  );
}

interface CourseItemProps {
  course: CourseCard;
  href: string;
  level: HeadingLevel;
}

function CourseItem({ course, href, level }: CourseItemProps) {
  const messages = useMessages(courseListMessages);
  const words = useMessages(coursesMessages);
  const { name, progress } = course;
  return (
    <Card element="article">
      <Stack gap="3">
        <Heading level={level} size="title">
          <Link href={href} tone="plain">
            <bdi>{name}</bdi>
          </Link>
        </Heading>
        <Text>
          <bdi>{course.short_description}</bdi>
        </Text>
        <Inline gap="2">
          <Badge tone={course.paid ? 'accent' : 'neutral'}>{course.paid ? words.paid : words.free}</Badge>
          {course.featured && <Badge>{words.featured}</Badge>}
          {progress?.done && <Badge tone="positive">{words.done}</Badge>}
          <Text size="small" tone="muted">
            {words.minutes(course)}
          </Text>
        </Inline>
        {progress && !progress.done && (
          <ProgressBar label={messages.progress({ name })} isLabelHidden value={progress.percent} />
        )}
      </Stack>
    </Card>
  );
}

function Shapes() {
  return (
    <Grid columns="wide">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Grid>
  );
}
