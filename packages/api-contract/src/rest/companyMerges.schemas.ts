import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { mergeParts } from './companyMergeParts.ts';
import type { companyMergeRoutes } from './companyMerges.ts';
import { CompanyCardSchema } from './entities.schemas.ts';
import { ClosedObject, Count, Identifier, Instant, NullableString } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

/** A company that was merged into another one. */
export const CompanyMergeSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The administrator's name; null once their account is deleted. */
  by: NullableString,
  at: Instant,
});

export const MergePreviewSchema = Type.Object({
  merged: CompanyCardSchema,
  kept: CompanyCardSchema,
  parts: Type.Array(
    Type.Object({
      part: Type.Enum([...mergeParts]),
      /** What follows the company. */
      moves: Count,
      /** What the kept company has too, and is shown once. */
      both: Count,
    }),
    { maxItems: mergeParts.length },
  ),
});

export type CompanyMerge = Static<typeof CompanyMergeSchema>;
export type MergePreview = Static<typeof MergePreviewSchema>;

const ofCompany = ClosedObject({ id: Identifier });
/** The id of the company to keep. */
const into = ClosedObject({ into: Identifier });

export const companyMergeSchemas = {
  getCompanyMerges: {
    params: ofCompany,
    response: Type.Array(CompanyMergeSchema, { maxItems: limits.companyMerges }),
  },
  previewCompanyMerge: { params: ofCompany, query: into, response: MergePreviewSchema },
  mergeCompany: { params: ofCompany, body: into, response: CompanyCardSchema },
  undoCompanyMerge: { params: ofCompany, response: CompanyCardSchema },
} satisfies RouteSchemas<typeof companyMergeRoutes>;
