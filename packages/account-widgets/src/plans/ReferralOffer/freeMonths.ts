/** Months that an ambassador referral gives (accounts §9). */
export const referralMonths = 6;

/** The day, as `YYYY-MM-DD`, on which the free months of someone who begins now are over. */
export function firstPaidDay(now: Date, months: number = referralMonths): string {
  const day = now.getUTCDate();
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end.toISOString().slice(0, 10);
}
