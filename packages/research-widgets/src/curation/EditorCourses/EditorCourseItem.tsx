'use client';
import type { EditorCourseRow } from '@fs/api-contract';
import { Badge, Button, DateText, Inline, LinkButton, Stack, Text, useMessages } from '@fs/ui';
import { editorCoursesMessages } from './EditorCourses.messages.ts';

export interface EditorCourseItemProps {
  course: EditorCourseRow;
  /** URL of the page of a course. */
  hrefOf: (course: EditorCourseRow) => string;
  /** URL of the form of a course. */
  editHrefOf: (course: EditorCourseRow) => string;
  /** Called when the user publishes a course, or makes it a draft. */
  onPublish: (course: EditorCourseRow, isPublished: boolean) => void;
  onDelete: () => void;
}

/** What editors see of one course, and do with it. */
export function EditorCourseItem({ course, hrefOf, editHrefOf, onPublish, onDelete }: EditorCourseItemProps) {
  const messages = useMessages(editorCoursesMessages);
  const { name, published, edited_by } = course;
  return (
    <Stack gap="2">
      <Inline gap="2">
        <Badge tone={published ? 'positive' : 'caution'}>{published ? messages.published : messages.draft}</Badge>
        {course.featured && <Badge tone="accent">{messages.featured}</Badge>}
        <Badge>{course.paid ? messages.paid : messages.free}</Badge>
        <Text size="small" tone="muted">
          {messages.minutes(course)}
        </Text>
        <Text size="small" tone="muted">
          {messages.lastSaved} <DateText value={course.updated_at} isWithinSentence />{' '}
          {edited_by !== null && messages.by({ name: edited_by })}
        </Text>
      </Inline>
      <Inline gap="2">
        <LinkButton size="small" href={editHrefOf(course)} aria-label={messages.editCourse({ name })}>
          {messages.edit}
        </LinkButton>
        <LinkButton size="small" href={hrefOf(course)} aria-label={messages.viewCourse({ name })}>
          {messages.view}
        </LinkButton>
        <Button
          size="small"
          aria-label={published ? messages.unpublishCourse({ name }) : messages.publishCourse({ name })}
          onPress={() => onPublish(course, !published)}
        >
          {published ? messages.unpublish : messages.publish}
        </Button>
        <Button size="small" tone="quiet" aria-label={messages.deleteCourse({ name })} onPress={onDelete}>
          {messages.delete}
        </Button>
      </Inline>
    </Stack>
  );
}
