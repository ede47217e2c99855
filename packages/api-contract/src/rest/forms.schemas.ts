import { Type } from 'typebox';
import { Identifier } from './fields.schemas.ts';
import type { formRoutes } from './forms.ts';
import type { RouteSchemas } from './routeSchemas.ts';

export const formSchemas = {
  submitForm: {
    params: Type.Object({ name: Identifier }),
    body: Type.Record(Type.String({ maxLength: 50 }), Type.String({ maxLength: 5000 }), { maxProperties: 20 }),
    /** `id`: what to name when asking about it. */
    response: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  },
} satisfies RouteSchemas<typeof formRoutes>;
