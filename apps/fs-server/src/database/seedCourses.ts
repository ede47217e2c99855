import { createHash } from 'node:crypto';
import { lessonCaptions, lessonVideo, type World, type WorldCourse } from '@fs/fixtures';
import type { Kysely } from 'kysely';
import type { FileType } from '../files/files.ts';
import type { Tables } from './tables.ts';

/** A file of the sample world, which is written where it is missing. */
export interface SampleFile {
  key: string;
  type: FileType;
  bytes: () => Buffer;
}

/** Keys that are the same in every data folder: the rows may be older than the files. */
const folderOf = ({ id }: WorldCourse) => `courses/${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;
/** The captions of a video have an id of their own. */
const captionsIdOf = (id: string) => id.replace(/^.{8}/, '00000000');

const videoBytes = () => Buffer.from(lessonVideo, 'base64');

function filesOf(course: WorldCourse): SampleFile[] {
  const folder = folderOf(course);
  return [
    ...course.videos.flatMap(({ id }) => [
      { key: `${folder}/${id}.webm`, type: 'video/webm' as const, bytes: videoBytes },
      {
        key: `${folder}/${captionsIdOf(id)}.vtt`,
        type: 'text/vtt' as const,
        bytes: () => Buffer.from(lessonCaptions),
      },
    ]),
    ...course.attachments.map(({ id, text }) => ({
      key: `${folder}/${id}.csv`,
      type: 'text/csv' as const,
      bytes: () => Buffer.from(text),
    })),
  ];
}

/** Seeds courses, without the bytes of their files. A user is in the middle of the first video, and done with a course. */
export async function seedCourses(kysely: Kysely<Tables>, world: World): Promise<void> {
  for (const [position, course] of world.courses.entries()) {
    await kysely
      .insertInto('courses')
      .values({
        id: course.id,
        name: course.name,
        category: course.category,
        slug: course.slug,
        short_description: course.shortDescription,
        description: course.description,
        content: course.content,
        is_published: true,
        is_featured: course.isFeatured,
        is_paid: course.isPaid,
        assessment_category: course.category === 'reports' ? null : course.category,
        position,
        word_count: course.content.split(/\s+/).length,
      })
      .execute();
    const folder = folderOf(course);
    const rows = [
      ...course.videos.map((video, index) => ({
        id: video.id,
        kind: 'video' as const,
        key: `${folder}/${video.id}.webm`,
        captions_key: `${folder}/${captionsIdOf(video.id)}.vtt`,
        title: video.title,
        description: video.description,
        type: 'video/webm' as const,
        size: videoBytes().length,
        duration: video.seconds,
        position: index,
      })),
      ...course.attachments.map((attachment, index) => ({
        id: attachment.id,
        kind: 'attachment' as const,
        key: `${folder}/${attachment.id}.csv`,
        title: attachment.title,
        description: attachment.description,
        name: attachment.fileName,
        type: 'text/csv' as const,
        size: Buffer.byteLength(attachment.text),
        position: index,
      })),
    ];
    if (rows.length > 0) {
      await kysely
        .insertInto('course_files')
        .values(rows.map((row) => ({ ...row, course_id: course.id })))
        .execute();
    }
  }
  await seedProgress(kysely, world);
}

async function seedProgress(kysely: Kysely<Tables>, world: World): Promise<void> {
  const user = world.users.find(({ role }) => role === 'individual')?.id;
  const [begun] = world.courses.filter(({ videos }) => videos.length > 0);
  const [done] = world.courses.filter(({ videos }) => videos.length === 0);
  const video = begun?.videos[0];
  if (user === undefined || !begun || !video || !done) return;
  await kysely
    .insertInto('course_progress')
    .values([
      { user_id: user, course_id: begun.id, done_at: null },
      { user_id: user, course_id: done.id, done_at: new Date(world.now) },
    ])
    .execute();
  const seconds = Math.floor(video.seconds / 2);
  await kysely
    .insertInto('video_progress')
    .values({ user_id: user, file_id: video.id, seconds, watched: seconds })
    .execute();
}

/** The files of all courses. */
export const courseFilesOf = ({ courses }: World): SampleFile[] => courses.flatMap(filesOf);
