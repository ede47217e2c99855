import type { ToolFindings, ToolJob } from '../MadeJob.ts';

const harborline = { id: 'harborline', name: 'Harborline' };

/** Investors of a market, for stories. */
export const investorFindings: ToolFindings = {
  type: 'investors',
  output: {
    market: { id: 'grid-software', name: 'Grid Software' },
    round: 'A',
    rounds: 12,
    investors: [
      {
        id: 'cedar-palm',
        name: 'Cedar & Palm',
        organization_id: 'cedar-palm',
        person_id: null,
        invested: 5,
        last_on: '2024-10-04',
      },
      { id: 'ana', name: 'Ana Sousa', organization_id: null, person_id: 'ana', invested: 3, last_on: '2024-12-02' },
      { id: 'old', name: 'صندوق المرفأ', organization_id: null, person_id: null, invested: 1, last_on: '2021-03-01' },
    ],
  },
};

const facts = [
  {
    text: 'Harborline: Software for ports and the ships that wait for them',
    page: { kind: 'company', id: harborline.id },
  },
  {
    text: 'Harborline raised $12.0M in a Series A round on Oct 4, 2024',
    page: { kind: 'company', id: harborline.id },
  },
  {
    text: 'Foresight reported on Dec 2, 2024: “Harborline opens in Rotterdam”',
    page: { kind: 'article', id: 'opens' },
  },
] as const;

/** A draft about a company, for stories. */
export function draftFindings(type: 'blog' | 'social' | 'content', writer: 'facts' | 'model' = 'facts'): ToolFindings {
  return {
    type,
    output: {
      company: harborline,
      tone: 'Curious',
      title: 'Harborline: what is known so far',
      writer,
      sentences: facts.map(({ text }, index) => ({ text: `${text}.`, facts: index === 1 ? [1, 0] : [index] })),
      facts: [...facts],
    },
  };
}

/** Podcasts about a company, for stories. */
export const podcastFindings: ToolFindings = {
  type: 'podcasts',
  output: {
    company: harborline,
    podcasts: [
      {
        id: 'customers',
        title: 'How Harborline got its first ten customers',
        publisher: 'Founders at Sea',
        url: 'https://podcast.example/harborline',
        published_at: '2025-01-05T08:00:00.000Z',
      },
      {
        id: 'future',
        title: 'مستقبل الموانئ',
        publisher: 'بودكاست المرفأ',
        url: null,
        published_at: '2024-11-01T08:00:00.000Z',
      },
    ],
    articles: [
      {
        id: 'interview',
        kind: 'earned',
        title: 'An interview with Harborline',
        published_at: '2024-12-30T08:00:00.000Z',
      },
    ],
  },
};

const input = { company: harborline.id, tone: 'curious' };

/** A job of a tool, for stories. Default: a finished draft. */
export function buildToolJob(parts: Partial<ToolJob> = {}): ToolJob {
  return {
    id: 'job-1',
    status: 'COMPLETE',
    place: null,
    failure: null,
    createdAt: '2025-01-06T08:00:00.000Z',
    subject: 'Harborline',
    input,
    ...draftFindings('blog'),
    ...parts,
  } as ToolJob;
}

const unfinished = { output: null } as const;

/** Jobs in every state. */
export const toolJobsOfAllStates: readonly ToolJob[] = [
  buildToolJob({ ...unfinished, id: 'waiting', subject: 'Voltmeer', status: 'PENDING', place: 2 }),
  buildToolJob({ ...unfinished, id: 'running', subject: 'Stillwater', status: 'RUNNING' }),
  buildToolJob(),
  buildToolJob({
    ...unfinished,
    type: 'podcasts',
    id: 'failed',
    subject: 'Quayside',
    status: 'FAILED',
    failure: 'no-data',
  }),
  buildToolJob({ ...unfinished, id: 'gone', subject: null, status: 'FAILED', failure: 'canceled' }),
];
