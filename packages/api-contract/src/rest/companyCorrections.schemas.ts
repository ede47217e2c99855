import { type Static, type TSchema, Type } from 'typebox';
import { limits } from '../limits.ts';
import type { companyCorrectionRoutes } from './companyCorrections.ts';
import { ClosedObject, Identifier, RequestDay, Text } from './fields.schemas.ts';
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

export type CompanyOverlay = Static<typeof CompanyOverlaySchema>;
export type MarketPatch = Static<typeof MarketPatchSchema>;

const ofCompany = ClosedObject({ id: Identifier });

export const companyCorrectionSchemas = {
  getCompanyOverlay: { params: ofCompany, response: CompanyOverlaySchema },
  saveCompanyOverlay: { params: ofCompany, body: CompanyOverlaySchema, response: CompanyOverlaySchema },
  getMarketPatches: { params: ofCompany, response: MarketPatchesSchema },
  addMarketPatch: { params: ofCompany, body: MarketPatchSchema, response: MarketPatchesSchema },
  deleteMarketPatch: { params: ofCompany, body: MarketPatchSchema, response: MarketPatchesSchema },
} satisfies RouteSchemas<typeof companyCorrectionRoutes>;
