'use client';
import { FileField } from '@fs/ui';
import type { CourseFiles } from './CourseFiles.ts';
import type { UploadedFile } from './courseDraft.ts';
import { courseFileType } from './courseFileType.ts';

interface CourseFileFieldProps {
  label: string;
  /** Name of the field, and of its upload. */
  name: string;
  description?: string;
  file: UploadedFile | null;
  files: CourseFiles;
  acceptedTypes: readonly string[];
  maxSize: number;
  /** Called with what was uploaded, and with the file itself; with null once it is removed. */
  onChange: (file: UploadedFile | null, source?: File) => void;
}

/** A file of a course, with the progress of its upload. */
export function CourseFileField({ name, file, files, onChange, ...field }: CourseFileFieldProps) {
  const running = files.uploads[name];
  const shown = running && {
    id: name,
    name: running.file.name,
    size: running.file.size,
    ...(running.error === undefined
      ? { state: 'uploading' as const, progress: running.progress }
      : { state: 'failed' as const, error: running.error }),
  };
  const stored = file && { id: name, name: file.name, size: file.size };

  async function upload(source: File) {
    const key = await files.upload(name, source, courseFileType(source));
    if (key !== undefined) onChange({ name: source.name, size: source.size, key }, source);
  }

  return (
    <FileField
      {...field}
      name={name}
      files={[shown ?? stored].flatMap((each) => each ?? [])}
      onSelect={([source]) => {
        if (source) void upload(source);
      }}
      onRemove={() => (running ? files.stop(name) : onChange(null))}
      onRetry={() => {
        if (running) void upload(running.file);
      }}
    />
  );
}
