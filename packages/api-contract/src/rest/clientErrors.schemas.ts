import { type Static, Type } from 'typebox';
import { clientErrorKinds, clientErrorLimits } from '../clientErrors.ts';
import { languageIds } from '../languages.ts';
import type { clientErrorRoutes } from './clientErrors.ts';
import { ClosedObject, Text } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

/** A frame: one of our files with line and column. */
const framePattern = '^[A-Za-z0-9_.$-]{1,80}\\.m?[jt]sx?:\\d{1,7}:\\d{1,7}$';

/** The pattern of a page, with names of parameters instead of their values. */
const routePattern = '^/[a-z0-9/-]*(?:\\$[A-Za-z]+[a-z0-9/-]*)*$';

const { message, frames, frame, route, version } = clientErrorLimits;

/** An error of the app in a browser. The server removes personal data from the message again. */
const ClientErrorSchema = ClosedObject({
  kind: Type.Enum([...clientErrorKinds]),
  message: Text(message, { minLength: 1 }),
  /** Files of the app with line and column, innermost first. */
  frames: Type.Array(Text(frame, { pattern: framePattern }), { maxItems: frames }),
  /** The pattern of the page, such as `/companies/$companyId`. */
  route: Text(route, { pattern: routePattern }),
  version: Text(version, { pattern: '^[A-Za-z0-9.+-]+$' }),
  language: Type.Enum([...languageIds]),
});

export type ClientError = Static<typeof ClientErrorSchema>;

export const clientErrorSchemas = {
  reportClientError: { body: ClientErrorSchema, response: Type.Object({}) },
} satisfies RouteSchemas<typeof clientErrorRoutes>;
