'use client';
import { limits } from '@fs/api-contract';
import { ImageField } from '@fs/ui';
import type { CourseFiles } from './CourseFiles.ts';

interface CourseImageFieldProps {
  label: string;
  /** Name of the field, and of its upload. */
  name: string;
  /** URL, or empty. */
  image: string;
  files: CourseFiles;
  onChange: (image: string) => void;
}

/** An image of a course, with the progress of its upload. */
export function CourseImageField({ label, name, image, files, onChange }: CourseImageFieldProps) {
  const running = files.uploads[name];
  const isUploading = running !== undefined && running.error === undefined;

  async function upload(file: File) {
    const url = await files.uploadImage(name, file);
    if (url !== undefined) onChange(url);
  }

  return (
    <ImageField
      label={label}
      name={name}
      {...(image !== '' && { src: image })}
      {...(isUploading && { progress: running.progress })}
      isUploading={isUploading}
      {...(running?.error !== undefined && { error: running.error })}
      onSelect={(file) => void upload(file)}
      onRemove={() => {
        files.stop(name);
        if (!isUploading) onChange('');
      }}
      maxSize={limits.articleImageBytes}
    />
  );
}
