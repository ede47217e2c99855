import type { CourseFiles } from './CourseFiles.ts';

interface Item {
  id: string;
}

/** Stops the uploads of items that the user has removed. */
export function stopRemoved({ uploads, stop }: CourseFiles, before: readonly Item[], after: readonly Item[]): void {
  const kept = new Set(after.map(({ id }) => id));
  for (const { id } of before.filter((item) => !kept.has(item.id))) {
    for (const field of [`file-${id}`, `captions-${id}`, `image-${id}`]) if (field in uploads) stop(field);
  }
}
