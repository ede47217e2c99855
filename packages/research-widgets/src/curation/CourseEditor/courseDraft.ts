import {
  articleSlug,
  type CourseCategory,
  type CourseChanges,
  type EditorCourse,
  type LibraryCategory,
} from '@fs/api-contract';
import type { FieldErrors } from '@fs/ui';

/** A file of a course. */
export interface UploadedFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Key of the upload, with which the next save takes it over. Null for a file that the course has. */
  key: string | null;
}

/** An attachment as an editor has entered it. */
export interface AttachmentDraft {
  /** Of the stored one, or random. */
  id: string;
  /** Whether the course has it. */
  isStored: boolean;
  title: string;
  description: string;
  file: UploadedFile | null;
}

/** A video as an editor has entered it. */
export interface VideoDraft extends AttachmentDraft {
  /** URL, or empty. */
  image: string;
  /** Length. Null until it is known. */
  seconds: number | null;
  /** Whether the stored video has captions. */
  hasCaptions: boolean;
  /** `stored` keeps those. */
  captions: UploadedFile | 'stored' | null;
}

/** What an editor has entered for a course. Plain data, so that it can be stored. */
export interface CourseDraft {
  name: string;
  category: CourseCategory;
  slug: string;
  summary: string;
  description: string;
  /** Markdown. */
  content: string;
  /** URL, or empty. */
  image: string;
  isPublished: boolean;
  isFeatured: boolean;
  isPaid: boolean;
  assessment: LibraryCategory | null;
  videos: readonly VideoDraft[];
  attachments: readonly AttachmentDraft[];
  /** The revision that the input is based on. */
  revision: number;
}

export function createCourseDraft(course: EditorCourse): CourseDraft {
  return {
    name: course.name,
    category: course.category,
    slug: course.slug,
    summary: course.short_description,
    description: course.description,
    content: course.content,
    image: course.featuredimage ?? '',
    isPublished: course.published,
    isFeatured: course.featured,
    isPaid: course.paid,
    assessment: course.bizAssessmentCategory,
    videos: course.videos.map(({ id, title, description, previewimage, duration, size, captions }) => ({
      id,
      isStored: true,
      title,
      description,
      file: { name: `${articleSlug(title)}.webm`, size, key: null },
      image: previewimage ?? '',
      seconds: duration,
      hasCaptions: captions !== null,
      captions: captions === null ? null : 'stored',
    })),
    attachments: course.attachments.map(({ id, title, description, name, size }) => ({
      id,
      isStored: true,
      title,
      description,
      file: { name, size, key: null },
    })),
    revision: course.revision,
  };
}

export const emptyAttachment = (): AttachmentDraft => ({
  id: crypto.randomUUID(),
  isStored: false,
  title: '',
  description: '',
  file: null,
});

export const emptyVideo = (): VideoDraft => ({
  ...emptyAttachment(),
  image: '',
  seconds: null,
  hasCaptions: false,
  captions: null,
});

function fileChanges({ id, isStored, title, description, file }: AttachmentDraft) {
  return {
    ...(isStored && { id }),
    ...(file !== null && file.key !== null && { key: file.key }),
    title,
    description,
  };
}

/** What saving the input changes. Only for input without problems. */
export function toCourseChanges(draft: CourseDraft): CourseChanges {
  return {
    name: draft.name,
    category: draft.category,
    slug: draft.slug,
    short_description: draft.summary,
    description: draft.description,
    content: draft.content,
    featuredimage: draft.image === '' ? null : draft.image,
    published: draft.isPublished,
    featured: draft.isFeatured,
    paid: draft.isPaid,
    bizAssessmentCategory: draft.assessment,
    videos: draft.videos.map((video) => ({
      ...fileChanges(video),
      previewimage: video.image === '' ? null : video.image,
      duration: video.seconds ?? 1,
      ...(video.captions !== 'stored' && { captions: video.captions?.key ?? null }),
    })),
    attachments: draft.attachments.map((attachment) => ({
      ...fileChanges(attachment),
      name: attachment.file?.name ?? '',
    })),
    revision: draft.revision,
  };
}

/** The messages of what is missing. */
export type CourseProblemMessages = Readonly<
  Record<'nameMissing' | 'slugMissing' | 'titleMissing' | 'fileMissing' | 'secondsMissing', string>
>;

const isBlank = (text: string) => text.trim() === '';

/** What is missing, by the name of its field. Title and length come with the file, so they are not missing before. */
export function findCourseProblems(draft: CourseDraft, messages: CourseProblemMessages): FieldErrors {
  const ofFile = ({ id, title, file }: AttachmentDraft): FieldErrors => {
    if (file === null) return { [`file-${id}`]: messages.fileMissing };
    return isBlank(title) ? { [`title-${id}`]: messages.titleMissing } : {};
  };
  return {
    ...(isBlank(draft.name) && { name: messages.nameMissing }),
    ...(isBlank(draft.slug) && { slug: messages.slugMissing }),
    ...Object.assign({}, ...[...draft.videos, ...draft.attachments].map(ofFile)),
    ...Object.fromEntries(
      draft.videos
        .filter(({ file, seconds }) => file !== null && seconds === null)
        .map(({ id }) => [`seconds-${id}`, messages.secondsMissing] as const),
    ),
  };
}

const comparedFields = [
  'name',
  'category',
  'slug',
  'summary',
  'description',
  'content',
  'image',
  'isPublished',
  'isFeatured',
  'isPaid',
  'assessment',
  'videos',
  'attachments',
] as const;

/** A field that two editors can differ in. */
export type ComparedField = (typeof comparedFields)[number];

/** Fields in which what another editor saved differs from the input. */
export function differingCourseFields(draft: CourseDraft, rival: CourseDraft): ComparedField[] {
  return comparedFields.filter((field) => JSON.stringify(draft[field]) !== JSON.stringify(rival[field]));
}

const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');

function isFileDraft(value: unknown): value is AttachmentDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, description, file } = value as Partial<AttachmentDraft>;
  return areTexts(id, title, description) && (file === null || areTexts(file?.name));
}

/** Whether stored data is input for a course: an earlier version of the app may have stored another form. */
export function isCourseDraft(value: unknown): value is CourseDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { name, category, slug, summary, description, content, image, videos, attachments, revision } =
    value as Partial<CourseDraft>;
  return (
    areTexts(name, category, slug, summary, description, content, image) &&
    [videos, attachments].every((files) => Array.isArray(files) && files.every(isFileDraft)) &&
    typeof revision === 'number'
  );
}
