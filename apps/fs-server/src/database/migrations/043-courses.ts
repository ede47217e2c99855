import type { Migration } from './Migration.ts';

/**
 * Courses and reports with their files. Former slugs keep leading to their course. Each save increases the revision, by
 * which a second editor is warned.
 */
export const courses: Migration = {
  name: '043-courses',
  sql: `
create table courses (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  category text not null check (category in ('product', 'finance', 'sales', 'marketing', 'growth', 'reports')),
  slug text not null unique,
  short_description text not null default '',
  description text not null default '',
  content text not null default '',
  featured_image text,
  is_published boolean not null default false,
  is_featured boolean not null default false,
  is_paid boolean not null default false,
  assessment_category text check (assessment_category in ('product', 'finance', 'sales', 'marketing', 'growth')),
  position integer not null,
  word_count integer not null default 0,
  revision integer not null default 1,
  edited_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index courses_by_category on courses (category, is_featured desc, position, id);
create index courses_by_editor on courses (edited_by);
create table course_addresses (
  slug text primary key,
  course_id uuid not null references courses on delete cascade
);
create index course_addresses_by_course on course_addresses (course_id);
create table course_files (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references courses on delete cascade,
  kind text not null check (kind in ('video', 'attachment')),
  key text not null unique,
  captions_key text,
  title text not null,
  description text not null default '',
  name text not null default '',
  type text not null,
  size integer not null,
  duration integer not null default 0,
  preview_image text,
  position integer not null
);
create index course_files_by_course on course_files (course_id, kind, position);
create table course_uploads (
  key text primary key,
  course_id uuid not null references courses on delete cascade,
  type text not null,
  created_at timestamptz not null default now()
);
create index course_uploads_by_course on course_uploads (course_id);
create index course_uploads_by_time on course_uploads (created_at);
create table course_progress (
  user_id uuid not null references users on delete cascade,
  course_id uuid not null references courses on delete cascade,
  done_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, course_id)
);
create index course_progress_by_course on course_progress (course_id);
create table video_progress (
  user_id uuid not null references users on delete cascade,
  file_id uuid not null references course_files on delete cascade,
  seconds integer not null,
  watched integer not null,
  primary key (user_id, file_id)
);
create index video_progress_by_file on video_progress (file_id);
`,
};
