/** Limits of courses. */
export const courseLimits = {
  /** Most courses, and those of one page of a list. */
  courses: 500,
  coursesPage: 100,
  /** Longest texts of a course, in characters. */
  courseName: 200,
  courseSummary: 500,
  courseContent: 100_000,
  /** Videos and attachments of one course, and the longest description of one. */
  courseVideos: 20,
  courseAttachments: 20,
  courseFileText: 1000,
  /** Longest video in seconds. */
  videoSeconds: 4 * 60 * 60,
  /** Largest files, in bytes. */
  courseVideoBytes: 50 * 1024 * 1024,
  courseFileBytes: 10 * 1024 * 1024,
  /** Uploads of one editor in an hour. */
  courseUploadsPerHour: 200,
} as const;
