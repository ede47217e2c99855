import type { CompanyOverview } from '@fs/api-contract';
import type { Loadable } from '@fs/ui';
import type { ReactNode } from 'react';

/** One section of the profile, in any state of its data. */
export interface ProfilePart {
  /** Unique in the profile. The address ends with it. */
  id: string;
  /** Label in the section navigation. Without it the section has no link there. */
  anchor?: string;
  /** Number of entries, once known. */
  count?: number | undefined;
  /** What the section lists, in words. The line below it begins with this. */
  scope?: string;
  /** Whether each entry names where it comes from. Otherwise the line below names the source of the company's facts. */
  namesSources?: boolean;
  element: ReactNode;
  /** Whether the data is loaded and empty. */
  isNothing: boolean;
}

export const hasNone = (known: readonly unknown[]) => known.length === 0;

/** The value, or undefined until it has loaded. */
export function known<Value>(of: Loadable<Value>): Value | undefined {
  return of.state === 'ready' ? of.value : undefined;
}

/** Whether the profile is that of an investor with known deals. */
export function isInvestor({ organization, totals }: CompanyOverview): boolean {
  return organization.kind === 'investor' && totals.investments > 0;
}

/** A failed overview shows one error at the top. Sections with their own data stay. */
export function ofOverview(overview: Loadable<CompanyOverview>, parts: readonly ProfilePart[]): readonly ProfilePart[] {
  return overview.state === 'failed' ? [] : parts;
}
