/** Limits of snapshots, tools and notebooks. */
export const makingLimits = {
  /** Longest name of a snapshot, and of the words of one of its filters, in characters. */
  snapshotName: 200,
  snapshotWords: 300,
  /** Snapshots that are stored at once, by the plan or without one of them, and days for which each is. */
  snapshotsByPlan: { 'fuel-free': 3, 'fuel-individual': 20, 'fuel-individual-plus': 100, 'fuel-teams': 100 },
  snapshotsOfStaff: 100,
  snapshotDays: 30,
  /** Largest file of a snapshot, in bytes. */
  snapshotBytes: 64 * 1024 * 1024,
  /** Jobs of a user that wait or run at once, and those of tools that are stored; the oldest are deleted. */
  jobsWaiting: 5,
  toolJobs: 100,
  /** Jobs that a tool lists. */
  toolJobsListed: 10,
  /** Tones of social posts, and the longest text of one, in characters. */
  socialTones: 50,
  socialToneText: 200,
  /** Investors that the tool lists, and episodes and articles that the podcast tool lists. */
  toolInvestors: 25,
  toolEpisodes: 25,
  /** Longest name and text of a document, in characters, documents of a user, and minutes to bring back a deleted one. */
  documentName: 200,
  documentText: 100_000,
  documents: 200,
  madeUndoMinutes: 10,
} as const;
