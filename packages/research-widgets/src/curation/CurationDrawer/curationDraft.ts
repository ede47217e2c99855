import { articleSlug, type EditorArticle } from '@fs/api-contract';
import type { FieldErrors } from '@fs/ui';
import type { LinkedCompany } from '../../companies/CompanyLinks/CompanyLinks.tsx';

export interface KeyPoint {
  /** Stable while the points are reordered. */
  id: string;
  text: string;
}

/** What an editor has entered. Plain data, so that it can be stored. */
export interface CurationDraft {
  title: string;
  slug: string;
  /** Whether the editor changed the slug, so that it no longer follows the title. */
  isSlugOwn: boolean;
  description: string;
  points: readonly KeyPoint[];
  image: string;
  /** Markdown. */
  content: string;
  company: LinkedCompany | null;
  /** `YYYY-MM-DD` on this device. */
  day: string | null;
  /** `HH:MM` on this device. */
  time: string;
  isFeatured: boolean;
  category: string | null;
  topics: readonly string[];
  /** The revision that the input is based on; null for a new article. */
  revision: number | null;
}

/** What a new article begins with. */
export type CurationPreset = Partial<Omit<CurationDraft, 'points' | 'revision'>>;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day and time of an instant on this device. */
export function toLocal(instant: string | Date): { day: string; time: string } {
  const at = new Date(instant);
  return {
    day: `${String(at.getFullYear()).padStart(4, '0')}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`,
    time: `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`,
  };
}

/** A typed time as `HH:MM`, such as that of 9:30; null for none of a day. */
function toTime(text: string): string | null {
  const [, hours, minutes] = /^\s*([01]?\d|2[0-3])[:.]([0-5]\d)\s*$/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : `${hours.padStart(2, '0')}:${minutes}`;
}

/** The instant of a day and time on this device; null for none that exists. */
export function toInstant({ day, time }: Pick<CurationDraft, 'day' | 'time'>): string | null {
  const at = new Date(`${day}T${toTime(time)}`);
  return day === null || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Whether a slug has nothing to make an address of, so that the server would refuse it. */
export const isBlankSlug = (slug: string): boolean => articleSlug(slug) === 'article' && !/article/i.test(slug);

export function createDraft(article: EditorArticle | null, preset: CurationPreset, now: Date): CurationDraft {
  if (!article) {
    const title = preset.title ?? '';
    return {
      title,
      slug: title === '' ? '' : articleSlug(title),
      isSlugOwn: false,
      description: '',
      points: [{ id: '1', text: '' }],
      image: '',
      content: '',
      company: null,
      isFeatured: false,
      category: null,
      topics: [],
      ...toLocal(now),
      ...preset,
      revision: null,
    };
  }
  return {
    title: article.title,
    slug: article.id.replace(/^news-/, ''),
    isSlugOwn: true,
    description: article.description,
    points: article.summary.map((text, index) => ({ id: String(index + 1), text })),
    image: article.image ?? '',
    content: article.content,
    company: article.organization && { ...article.organization, location: null },
    ...toLocal(article.published_time),
    isFeatured: article.featured,
    category: article.marketpulse_category,
    topics: article.keywords,
    revision: article.revision,
  };
}

/** The slug follows the title until the editor changes it. */
export function withTitle(draft: CurationDraft, title: string): CurationDraft {
  if (draft.isSlugOwn) return { ...draft, title };
  return { ...draft, title, slug: title.trim() === '' ? '' : articleSlug(title) };
}

/** The messages of what is missing. */
export type RequiredMessages = Readonly<
  Record<
    | 'titleMissing'
    | 'slugMissing'
    | 'descriptionMissing'
    | 'pointsMissing'
    | 'pointMissing'
    | 'imageUrlMissing'
    | 'imageMissing'
    | 'companyMissing'
    | 'dayMissing'
    | 'timeInvalid',
    string
  >
>;

/** What is missing, by the name of its field. */
export function findMissing(draft: CurationDraft, isNew: boolean, messages: RequiredMessages): FieldErrors {
  const isBlank = (text: string) => text.trim() === '';
  return {
    ...(isBlank(draft.title) && { title: messages.titleMissing }),
    ...(isBlankSlug(draft.slug) && { slug: messages.slugMissing }),
    ...(isBlank(draft.description) && { description: messages.descriptionMissing }),
    ...(draft.points.length === 0 && { points: messages.pointsMissing }),
    ...Object.fromEntries(
      draft.points.filter(({ text }) => isBlank(text)).map(({ id }) => [`point-${id}`, messages.pointMissing]),
    ),
    ...(isBlank(draft.image) && { image: isNew ? messages.imageMissing : messages.imageUrlMissing }),
    ...(isNew && draft.company === null && { company: messages.companyMissing }),
    ...(toInstant({ ...draft, time: '00:00' }) === null && { day: messages.dayMissing }),
    ...(toTime(draft.time) === null && { time: messages.timeInvalid }),
  };
}

/** Fields that another editor changed in the meantime, and that differ from the input. */
export function differingFields(draft: CurationDraft, rival: CurationDraft): (keyof CurationDraft)[] {
  const fields = [
    'title',
    'description',
    'points',
    'image',
    'content',
    'day',
    'time',
    'isFeatured',
    'category',
    'topics',
  ] as const;
  const textOf = (of: CurationDraft, field: (typeof fields)[number]) =>
    JSON.stringify(field === 'points' ? of.points.map(({ text }) => text) : of[field]);
  return fields.filter((field) => textOf(draft, field) !== textOf(rival, field));
}
