'use client';
import type { CourseCategory, EditorCourseRow } from '@fs/api-contract';
import {
  Button,
  Confirm,
  DynamicList,
  type Loadable,
  LoadableView,
  Section,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import { EditorCourseItem, type EditorCourseItemProps } from './EditorCourseItem.tsx';
import { editorCoursesMessages } from './EditorCourses.messages.ts';
import { NewCourseModal, type NewCourseModalProps } from './NewCourseModal.tsx';
import { useCourseOrder } from './useCourseOrder.ts';

export interface EditorCoursesProps
  extends Pick<EditorCourseItemProps, 'hrefOf' | 'editHrefOf' | 'onPublish'>,
    Pick<NewCourseModalProps, 'categories' | 'onCreate'> {
  courses: Loadable<readonly EditorCourseRow[]>;
  /** Stores the order of a category. Resolve once `courses` has it, or has it no more after a failure. */
  onOrder: (category: CourseCategory, ids: readonly string[]) => Promise<void>;
  /** Called when the user has confirmed that a course is to be deleted. */
  onDelete: (course: EditorCourseRow) => void;
  onRetry?: () => void;
}

/** Courses and reports as editors work with them: drafts and published ones, in an order that they arrange. */
export function EditorCourses({ courses, categories, onCreate, onRetry, ...list }: EditorCoursesProps) {
  const messages = useMessages(editorCoursesMessages);
  const [isCreating, setCreating] = useState(false);
  return (
    <Section
      title={messages.title}
      level={1}
      description={messages.help}
      actions={
        <Button tone="accent" onPress={() => setCreating(true)}>
          {messages.newCourse}
        </Button>
      }
    >
      <LoadableView of={courses} skeleton={<Shapes />} {...(onRetry && { onRetry })}>
        {(known) => <Categories {...list} courses={known} categories={categories} />}
      </LoadableView>
      {isCreating && <NewCourseModal categories={categories} onCreate={onCreate} onClose={() => setCreating(false)} />}
    </Section>
  );
}

interface CategoriesProps extends Omit<EditorCoursesProps, 'courses' | 'onCreate' | 'onRetry'> {
  courses: readonly EditorCourseRow[];
}

function Categories({ courses, categories, onOrder, onDelete, ...item }: CategoriesProps) {
  const messages = useMessages(editorCoursesMessages);
  const { inOrder, order } = useCourseOrder(courses, onOrder);
  const [deleting, setDeleting] = useState<EditorCourseRow>();
  return (
    <Stack gap="8">
      {categories.map(({ id, label }) => {
        const rows = inOrder(id);
        return (
          <Section key={id} title={label}>
            {rows.length === 0 ? (
              <Text tone="muted">{messages.none}</Text>
            ) : (
              <DynamicList<EditorCourseRow>
                label={label}
                isLabelHidden
                value={rows}
                onChange={(next) => order(id, next)}
                itemLabel={messages.course}
                nameOf={({ name }) => name}
                renderItem={({ item: course }) => (
                  <EditorCourseItem {...item} course={course} onDelete={() => setDeleting(course)} />
                )}
              />
            )}
          </Section>
        );
      })}
      <Confirm
        isOpen={deleting !== undefined}
        onOpenChange={() => setDeleting(undefined)}
        title={messages.deleteTitle({ name: deleting?.name ?? '' })}
        confirmLabel={messages.delete}
        tone="critical"
        onConfirm={() => {
          if (deleting) onDelete(deleting);
          setDeleting(undefined);
        }}
      >
        {messages.deleteText}
      </Confirm>
    </Stack>
  );
}

function Shapes() {
  return (
    <Stack gap="4">
      <Skeleton width="half" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
