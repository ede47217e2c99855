import { type Static, Type } from 'typebox';
import { mailKinds } from '../notices.ts';
import { ClosedObject, Text } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import type { unsubscribeRoutes } from './unsubscribe.ts';

export const unsubscribeSchemas = {
  unsubscribe: {
    body: ClosedObject({
      /** Of the link. */
      token: Text(200, { minLength: 1 }),
      /** Whether the mail is wanted again. Default: false. */
      isOn: Type.Optional(Type.Boolean()),
    }),
    response: Type.Object({ kind: Type.Enum([...mailKinds]), isOn: Type.Boolean() }),
  },
} satisfies RouteSchemas<typeof unsubscribeRoutes>;

export type MailSwitch = Static<(typeof unsubscribeSchemas)['unsubscribe']['response']>;
