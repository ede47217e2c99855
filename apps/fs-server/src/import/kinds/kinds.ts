import type { ImportKind } from '../ImportKind.ts';
import { acquisitions } from './acquisitions.ts';
import { articles } from './articles.ts';
import { companies } from './companies.ts';
import { featuredArticles } from './featuredArticles.ts';
import { investments } from './investments.ts';
import { marketPulses } from './marketPulses.ts';
import { people } from './people.ts';
import { podcasts } from './podcasts.ts';
import { roundInvestments } from './roundInvestments.ts';
import { rounds } from './rounds.ts';
import { socials } from './socials.ts';
import { urlMetrics } from './urlMetrics.ts';

/** Every kind of file, ordered so that referenced kinds come first. */
export const kinds = {
  companies,
  acquisitions,
  rounds,
  roundInvestments,
  investments,
  people,
  socials,
  urlMetrics,
  podcasts,
  marketPulses,
  articles,
  featuredArticles,
};

/** A kind of any record type. */
export type AnyKind = ImportKind<never>;

export const kindList = Object.values(kinds) as readonly unknown[] as readonly AnyKind[];
