import { Type } from 'typebox';
import { ClosedObject, Identifier, RecordOf, Text } from './fields.schemas.ts';
import type { formRoutes } from './forms.ts';
import type { RouteSchemas } from './routeSchemas.ts';

export const formSchemas = {
  submitForm: {
    params: ClosedObject({ name: Identifier }),
    body: RecordOf(50, Text(5000), 20),
    /** `id`: what to name when asking about it. */
    response: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  },
} satisfies RouteSchemas<typeof formRoutes>;
