import type { SampleFile } from '../database/seedCourses.ts';
import type { Files } from '../files/files.ts';

/** Stores the bytes of the sample's files, where they are missing. */
export async function storeSampleFiles(files: Files, sampleFiles: readonly SampleFile[]): Promise<void> {
  for (const { key, type, bytes } of sampleFiles) {
    const [folder, name] = [key.slice(0, key.lastIndexOf('/')), key.slice(key.lastIndexOf('/') + 1)];
    if (!(await files.read(key, { start: 0, end: 0 }))) {
      await files.write({ folder, type, name: name.replace(/\.\w+$/, '') }, bytes());
    }
  }
}
