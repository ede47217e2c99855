import { type Course, type EditorCourse, firstSection } from '@fs/api-contract';
import type { AttachmentDraft, CourseDraft, UploadedFile } from './courseDraft.ts';

interface PreviewOptions {
  /** Whether it is seen by a user without paid content. */
  isLocked: boolean;
  /** Address of a file that was chosen since the page was opened, by the key of its upload. */
  addressOf: (key: string) => string | null;
}

const wordsPerMinute = 200;

/** The input as the course that the server would send for it. */
export function previewCourse(draft: CourseDraft, stored: EditorCourse, options: PreviewOptions): Course {
  const { isLocked, addressOf } = options;
  const videos = new Map(stored.videos.map((video) => [video.id, video]));
  const attachments = new Map(stored.attachments.map((attachment) => [attachment.id, attachment]));
  const seconds = draft.videos.reduce((sum, video) => sum + (video.seconds ?? 0), 0);
  const words = draft.content.split(/\s+/).filter(Boolean).length;

  function urlOf({ file }: AttachmentDraft, kept: string | undefined): string | null {
    if (isLocked) return null;
    return file?.key ? addressOf(file.key) : (kept ?? null);
  }

  function captionsOf(captions: UploadedFile | 'stored' | null, kept: string | null | undefined): string | null {
    if (isLocked || captions === null) return null;
    return captions === 'stored' ? (kept ?? null) : addressOf(captions.key ?? '');
  }

  return {
    id: stored.id,
    name: draft.name.trim(),
    category: draft.category,
    slug: draft.slug,
    short_description: draft.summary,
    description: draft.description,
    featuredimage: draft.image === '' ? null : draft.image,
    published: draft.isPublished,
    featured: draft.isFeatured,
    bizAssessmentCategory: draft.assessment,
    order: stored.order,
    paid: draft.isPaid,
    locked: isLocked,
    minutes: Math.max(1, Math.ceil(words / wordsPerMinute + seconds / 60)),
    progress: null,
    updatedAt: stored.updated_at,
    content: isLocked ? firstSection(draft.content) : draft.content,
    videos: draft.videos.map((video, order) => ({
      id: video.id,
      title: video.title,
      previewimage: video.image === '' ? null : video.image,
      description: video.description,
      duration: video.seconds ?? 0,
      order,
      url: urlOf(video, videos.get(video.id)?.url),
      captions: captionsOf(video.captions, videos.get(video.id)?.captions),
      seconds: 0,
    })),
    attachments: draft.attachments.map((attachment, order) => ({
      id: attachment.id,
      title: attachment.title,
      description: attachment.description,
      filetype: attachments.get(attachment.id)?.filetype ?? '',
      order,
      name: attachment.file?.name ?? '',
      size: attachment.file?.size ?? 0,
      url: urlOf(attachment, attachments.get(attachment.id)?.url),
    })),
    next: null,
  };
}
