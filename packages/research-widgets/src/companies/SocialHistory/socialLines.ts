import type { SocialHistoryPoint, SocialNetwork } from '@fs/api-contract';

export interface SocialLines {
  /** Networks by their latest number of followers, largest first. */
  networks: SocialNetwork[];
  /** Earliest day first. One value per network, or null for a day without a count. */
  points: { day: string; values: (number | null)[] }[];
}

/** Converts followers by day to one line per network. */
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
