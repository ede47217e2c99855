import type { ImportKind } from '../ImportKind.ts';
import { acquisitions } from './acquisitions.ts';
import { articles } from './articles.ts';
import { companies } from './companies.ts';
import { investments } from './investments.ts';
import { roundInvestments } from './roundInvestments.ts';
import { rounds } from './rounds.ts';

/** Every kind of file, ordered so that referenced kinds come first. */
export const kinds = { companies, acquisitions, rounds, roundInvestments, investments, articles };

/** A kind of any record type. */
export type AnyKind = ImportKind<never>;

export const kindList = Object.values(kinds) as readonly unknown[] as readonly AnyKind[];
