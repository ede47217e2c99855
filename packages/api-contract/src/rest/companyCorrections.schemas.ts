import { type Static, type TSchema, Type } from 'typebox';
import { limits } from '../limits.ts';
import type { companyCorrectionRoutes } from './companyCorrections.ts';
import { CompanyCardSchema } from './entities.schemas.ts';
import {
  ClosedObject,
  Count,
  Day,
  Identifier,
  Instant,
  Nullable,
  NullableString,
  RequestDay,
  Text,
} from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

/** Null comes first, or a server that coerces values to strings would take null for an empty one. */
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([Type.Null(), schema]);

const Fact = orNull(Text(limits.companyFact));
const Address = orNull(Text(limits.companyFact, { pattern: '^https?://[^\\s\\u0000\\ud800-\\udfff]+$' }));
/** Something that can be seen. */
const Name = Text(limits.companyFact, { pattern: '^(?=[^]*\\S)[^\\u0000\\ud800-\\udfff]*$' });

/** Facts of a company as administrators want them; what is left out stays as its source has it. */
export const CompanyOverlaySchema = ClosedObject({
  name: Type.Optional(Name),
  logo_url: Type.Optional(Address),
  domain: Type.Optional(Fact),
  homepage_url: Type.Optional(Address),
  short_description: Type.Optional(Fact),
  city: Type.Optional(Fact),
  state_code: Type.Optional(Fact),
  country_code: Type.Optional(Fact),
  founded_on: Type.Optional(orNull(RequestDay)),
  employee_count: Type.Optional(Fact),
  twitter_url: Type.Optional(Address),
});

/** A market that a company is put into, or taken out of, whatever its source says. */
export const MarketPatchSchema = ClosedObject({ market_id: Identifier, op: Type.Enum(['add', 'remove']) });

const MarketPatchesSchema = Type.Array(MarketPatchSchema, { maxItems: limits.marketPatches });

/** The facts that an overlay can cover, in the order of their form. */
export const overlayFields = [
  'name',
  'short_description',
  'homepage_url',
  'domain',
  'logo_url',
  'city',
  'state_code',
  'country_code',
  'founded_on',
  'employee_count',
  'twitter_url',
] as const satisfies readonly (keyof CompanyOverlay)[];

const Field = Type.Enum([...overlayFields]);

/** One change: facts that were set or reset, or a market. */
export const CorrectionSchema = Type.Object({
  at: Instant,
  by: NullableString,
  set: Type.Array(Type.Object({ field: Field, value: NullableString })),
  reset: Type.Array(Field),
  /** `source`: as the source has it again. */
  market: Nullable(Type.Object({ name: Type.String(), op: Type.Enum(['add', 'remove', 'source']) })),
});

export const CorrectedFactSchema = Type.Object({
  field: Field,
  /** According to the source; null if it says nothing. */
  source: NullableString,
  /** The day of the source that says so; null if unknown. */
  as_of: Nullable(Day),
  /** Whether the overlay covers the fact. */
  is_corrected: Type.Boolean(),
  value: NullableString,
});

export const CorrectedMarketSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Companies of the market now. */
  company_count: Count,
  /** Null as the source has it. */
  op: Nullable(Type.Enum(['add', 'remove'])),
});

export const CompanyCorrectionsSchema = Type.Object({
  organization: CompanyCardSchema,
  facts: Type.Array(CorrectedFactSchema),
  /** Those of the source, and those that were added. */
  markets: Type.Array(CorrectedMarketSchema),
  /** The newest first. */
  history: Type.Array(CorrectionSchema, { maxItems: limits.correctionHistory }),
  /** When the corrections were last saved. */
  updated_at: Nullable(Instant),
});

const EffectSchema = Type.Object({ before: Type.Integer(), after: Type.Integer() });

/** What a patch would change in its market. */
export const MarketPatchEffectSchema = Type.Object({
  name: Type.String(),
  companies: EffectSchema,
  total_funding_usd: EffectSchema,
});

export type CompanyOverlay = Static<typeof CompanyOverlaySchema>;
export type MarketPatch = Static<typeof MarketPatchSchema>;

export type OverlayField = (typeof overlayFields)[number];
export type Correction = Static<typeof CorrectionSchema>;
export type CorrectedFact = Static<typeof CorrectedFactSchema>;
export type CorrectedMarket = Static<typeof CorrectedMarketSchema>;
export type CompanyCorrections = Static<typeof CompanyCorrectionsSchema>;
export type MarketPatchEffect = Static<typeof MarketPatchEffectSchema>;

const ofCompany = ClosedObject({ id: Identifier });

export const companyCorrectionSchemas = {
  getCompanyOverlay: { params: ofCompany, response: CompanyOverlaySchema },
  saveCompanyOverlay: { params: ofCompany, body: CompanyOverlaySchema, response: CompanyOverlaySchema },
  getCompanyCorrections: { params: ofCompany, response: CompanyCorrectionsSchema },
  previewMarketPatch: { params: ofCompany, query: MarketPatchSchema, response: MarketPatchEffectSchema },
  getMarketPatches: { params: ofCompany, response: MarketPatchesSchema },
  addMarketPatch: { params: ofCompany, body: MarketPatchSchema, response: MarketPatchesSchema },
  deleteMarketPatch: { params: ofCompany, body: MarketPatchSchema, response: MarketPatchesSchema },
} satisfies RouteSchemas<typeof companyCorrectionRoutes>;
