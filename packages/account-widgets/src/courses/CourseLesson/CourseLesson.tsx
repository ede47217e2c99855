'use client';
import type { Course } from '@fs/api-contract';
import {
  Badge,
  Button,
  Heading,
  Inline,
  Link,
  type Loadable,
  LoadableView,
  loading,
  Markdown,
  ProgressBar,
  Section,
  Skeleton,
  Stack,
  Text,
  useMessages,
  VisuallyHidden,
} from '@fs/ui';
import { type ReactNode, Suspense } from 'react';
import { coursesMessages } from '../courses.messages.ts';
import { CourseAttachments, type CourseAttachmentsProps } from './CourseAttachments.tsx';
import { courseLessonMessages } from './CourseLesson.messages.ts';
import { CourseVideo, type CourseVideoProps } from './CourseVideo.tsx';
import { clockTime } from './clockTime.ts';

export interface CourseLessonProps
  extends Pick<CourseVideoProps, 'onRenew'>,
    Pick<CourseAttachmentsProps, 'onDownload'> {
  course: Loadable<Course>;
  hrefOf: (course: NonNullable<Course['next']>) => string;
  /** Replaces what the user may not read. */
  wall: ReactNode;
  /** Called when the user stops a video. Undefined for signed-out users, whose progress is not stored. */
  onStop?: CourseVideoProps['onStop'];
  /** Called when the user is done with the course, or is not. */
  onDone?: ((isDone: boolean) => void) | undefined;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** A course: what it is about, its text, videos and attachments, and the next one of its category. */
export function CourseLesson({ course, onRetry, ...lesson }: CourseLessonProps) {
  const isNamed = course.state === 'ready' || (course.state === 'failed' && course.last !== undefined);
  return (
    <Stack gap="4">
      {!isNamed && <UnknownName />}
      <LoadableView of={course} onRetry={onRetry} skeleton={<Shapes />}>
        {(known) => (
          // The code of the text loads later than the course, whose videos and attachments follow the text.
          <Suspense fallback={<Awaited />}>
            <Lesson course={known} {...lesson} />
          </Suspense>
        )}
      </LoadableView>
    </Stack>
  );
}

function UnknownName() {
  return <VisuallyHidden element="h1">{useMessages(courseLessonMessages).course}</VisuallyHidden>;
}

function Awaited() {
  return (
    <>
      <UnknownName />
      <LoadableView of={loading()} skeleton={<Shapes />}>
        {() => null}
      </LoadableView>
    </>
  );
}

type LessonProps = Omit<CourseLessonProps, 'course' | 'onRetry'> & { course: Course };

function Lesson({ course, hrefOf, wall, onRenew, onDownload, onStop, onDone }: LessonProps) {
  const messages = useMessages(courseLessonMessages);
  const { content, videos, attachments, next, locked } = course;
  return (
    <Stack gap="8">
      <Summary course={course} />
      {content !== '' && <Markdown source={content} isAwaitedAbove />}
      {locked && wall}
      {videos.length > 0 && (
        <Section title={locked ? messages.lockedVideos : messages.videos}>
          {videos.map((video) =>
            locked ? (
              <Text key={video.id}>
                {messages.lockedVideo({ title: video.title, time: clockTime(video.duration) })}
              </Text>
            ) : (
              <CourseVideo key={video.id} video={video} onRenew={onRenew} onStop={onStop} />
            ),
          )}
        </Section>
      )}
      {attachments.length > 0 && (
        <CourseAttachments attachments={attachments} isLocked={locked} onDownload={onDownload} />
      )}
      {onDone && !locked && <Progress progress={course.progress} onDone={onDone} />}
      {next && (
        <Inline gap="2">
          <Text>{messages.next}</Text>
          <Link href={hrefOf(next)}>
            <bdi>{next.name}</bdi>
          </Link>
        </Inline>
      )}
    </Stack>
  );
}

function Summary({ course }: { course: Course }) {
  const words = useMessages(coursesMessages);
  const { description } = course;
  return (
    <Stack gap="3">
      <Heading level={1}>
        <bdi>{course.name}</bdi>
      </Heading>
      <Inline gap="2">
        <Badge tone={course.paid ? 'accent' : 'neutral'}>{course.paid ? words.paid : words.free}</Badge>
        {course.progress?.done && <Badge tone="positive">{words.done}</Badge>}
        <Text size="small" tone="muted">
          {words.minutes(course)}
        </Text>
      </Inline>
      <Text>
        <bdi>{description === '' ? course.short_description : description}</bdi>
      </Text>
    </Stack>
  );
}

function Progress({ progress, onDone }: { progress: Course['progress']; onDone: (isDone: boolean) => void }) {
  const messages = useMessages(courseLessonMessages);
  const isDone = progress?.done ?? false;
  return (
    <Stack gap="3">
      <ProgressBar label={messages.progress} value={progress?.percent ?? 0} />
      <Inline>
        <Button onPress={() => onDone(!isDone)}>{isDone ? messages.markUndone : messages.markDone}</Button>
      </Inline>
    </Stack>
  );
}

function Shapes() {
  return (
    <Stack gap="3">
      <Skeleton width="half" />
      <Skeleton size="reading" />
      <Skeleton shape="block" />
    </Stack>
  );
}
