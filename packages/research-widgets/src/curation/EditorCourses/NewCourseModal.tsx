'use client';
import { type CourseCategory, limits } from '@fs/api-contract';
import { Button, Form, Modal, Select, Stack, TextField, useMessages } from '@fs/ui';
import { useState } from 'react';
import type { CurationOutcome } from '../CurationDrawer/CurationDrawer.tsx';
import { editorCoursesMessages } from './EditorCourses.messages.ts';

/** What a new course begins with. */
export interface NewCourse {
  name: string;
  category: CourseCategory;
}

export interface NewCourseModalProps {
  /** All categories, with their names, in their order. */
  categories: readonly { id: CourseCategory; label: string }[];
  onCreate: (course: NewCourse) => Promise<CurationOutcome>;
  onClose: () => void;
}

/** Names a new course, which begins as a draft. */
export function NewCourseModal({ categories, onCreate, onClose }: NewCourseModalProps) {
  const messages = useMessages(editorCoursesMessages);
  const [name, setName] = useState('');
  const [category, setCategory] = useState<CourseCategory>(categories[0]?.id ?? 'product');
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();

  async function create() {
    setSaving(true);
    setError(undefined);
    const created = await onCreate({ name: name.trim(), category });
    setSaving(false);
    if (created.ok) onClose();
    else setError(created.error);
  }

  return (
    <Modal title={messages.newCourse} width="small" isOpen onOpenChange={onClose}>
      <Form
        aria-label={messages.newCourse}
        {...(error !== undefined && { error })}
        isSubmitting={isSaving}
        validate={() => ({ name: name.trim() === '' ? messages.nameMissing : undefined })}
        onSubmit={() => void create()}
      >
        <Stack gap="4">
          <TextField
            label={messages.name}
            name="name"
            value={name}
            maxLength={limits.courseName}
            onChange={setName}
            isRequired
            autoFocus
          />
          <Select label={messages.category} options={categories} value={category} onChange={setCategory} />
          <Stack direction="row">
            <Button tone="accent" type="submit" isPending={isSaving}>
              {messages.create}
            </Button>
            <Button onPress={onClose}>{messages.cancel}</Button>
          </Stack>
        </Stack>
      </Form>
    </Modal>
  );
}
