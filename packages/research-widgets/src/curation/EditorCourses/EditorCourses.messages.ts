import { defineMessages } from '@fs/ui';

interface Named {
  name: string;
}

export const editorCoursesMessages = defineMessages('EditorCourses', {
  title: 'Advisory playbooks',
  help: 'Users see the featured ones first, then this order. Drag a course by its handle, or move it with its buttons.',
  newCourse: 'New course',
  name: 'Name',
  category: 'Category',
  nameMissing: 'Enter a name.',
  create: 'Create course',
  cancel: 'Cancel',
  course: 'Course',
  none: 'No courses yet',
  published: 'Published',
  draft: 'Draft',
  featured: 'Featured',
  paid: 'Paid',
  free: 'Free',
  minutes: ({ minutes }: { minutes: number }, { number, plural }) =>
    plural(minutes, { one: '1 minute', other: `${number(minutes)} minutes` }),
  by: ({ name }: Named) => `by ${name}`,
  lastSaved: 'Last saved',
  edit: 'Edit',
  editCourse: ({ name }: Named) => `Edit ${name}`,
  view: 'View',
  viewCourse: ({ name }: Named) => `View ${name}`,
  publish: 'Publish',
  publishCourse: ({ name }: Named) => `Publish ${name}`,
  unpublish: 'Unpublish',
  unpublishCourse: ({ name }: Named) => `Unpublish ${name}`,
  delete: 'Delete',
  deleteCourse: ({ name }: Named) => `Delete ${name}`,
  deleteTitle: ({ name }: Named) => `Delete “${name}”?`,
  deleteText: 'Everyone will lose it, with its videos, attachments and progress. You can’t undo this.',
});
