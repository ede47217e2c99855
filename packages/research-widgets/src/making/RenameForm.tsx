import { useState } from 'react';
import { NameForm } from '../internal/NameForm.tsx';
import type { NotebookRenamed } from './Notebook.ts';

interface RenameFormProps {
  name: string;
  onRename: (name: string) => Promise<NotebookRenamed>;
  onClose: () => void;
}

/** A form that renames a notebook. It closes once the name is saved, so that a failure takes no input. */
export function RenameForm({ name, onRename, onClose }: RenameFormProps) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(next: string) {
    setSaving(true);
    setFailure(undefined);
    const renamed = await onRename(next);
    setSaving(false);
    if (renamed.ok) onClose();
    else setFailure(renamed.error);
  }

  return (
    <NameForm
      name={name}
      onSave={(next) => void save(next)}
      onCancel={onClose}
      isSaving={isSaving}
      {...(failure !== undefined && { failure })}
    />
  );
}
