import type { VideoAddresses } from '@fs/account-widgets';
import type { Course, CourseAttachment, CourseVideo } from '@fs/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { keepProgress } from '../../queries/courses.ts';
import { inTurn } from '../../queries/inTurn.ts';
import { useServices } from '../../services.tsx';

/** What users do with a course: play, download, and be done. */
export function useCourseActions(course: Course | undefined) {
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const id = course?.id ?? '';

  function save(body: Parameters<typeof client.courses.saveCourseProgress>[1]) {
    return inTurn(`course progress ${id}`, async () => {
      const saved = await client.courses.saveCourseProgress(id, body);
      if (saved.ok) await keepProgress(queries, id, saved.data);
      return saved;
    });
  }

  return {
    /** Asks for new addresses of a video. */
    renew: async (video: CourseVideo): Promise<VideoAddresses> => {
      const [url, captions] = await Promise.all([
        client.courses.getCourseFile({ id, file: video.id }),
        video.captions === null ? null : client.courses.getCourseFile({ id, file: `${video.id}-captions` }),
      ]);
      return url.ok ? { url: url.data.url, captions: captions?.ok ? captions.data.url : null } : null;
    },

    /** Downloads a file by a new link: the page may be older than links are valid. */
    download: async ({ id: file, name }: CourseAttachment): Promise<boolean> => {
      const link = await client.courses.getCourseFile({ id, file });
      if (!link.ok) return false;
      offerDownload(link.data.url, name);
      return true;
    },

    /** Stores where the user stopped. */
    stop: async ({ id: video }: CourseVideo, seconds: number) => (await save({ video: { id: video, seconds } })).ok,

    finish: async (done: boolean) => {
      const saved = await save({ done });
      if (!saved.ok) toasts.show({ message: saved.error, tone: 'critical' });
    },
  };
}

/** Lets the browser download a file. */
export function offerDownload(url: string, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
}
