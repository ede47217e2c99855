import type { SocialHistoryPoint, SocialNetwork } from '@fs/api-contract';

export interface SocialLines {
  /** Networks in the order of their followers at last, the largest first. */
  networks: SocialNetwork[];
  /** The earliest day first; one value for each network, null where that day was not counted. */
  points: { day: string; values: (number | null)[] }[];
}

/** Followers by day as lines: one for each network. */
export function socialLines(history: readonly SocialHistoryPoint[]): SocialLines {
  const byDay = [...history].sort((a, b) => (a.day < b.day ? -1 : 1));
  const last = new Map(byDay.map(({ social, followers_count }) => [social, followers_count]));
  const networks = [...last].sort(([, a], [, b]) => b - a).map(([social]) => social);
  const days = new Map<string, (number | null)[]>();
  for (const { day, social, followers_count } of byDay) {
    const values = days.get(day) ?? networks.map(() => null);
    values[networks.indexOf(social)] = followers_count;
    days.set(day, values);
  }
  return { networks, points: [...days].map(([day, values]) => ({ day, values })) };
}
