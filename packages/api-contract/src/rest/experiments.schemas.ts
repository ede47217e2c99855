import { Type } from 'typebox';
import { experimentIds } from '../experiments.ts';
import { ClosedObject } from './fields.schemas.ts';

/** Details of the preference `experiments`: the experiments that are on. */
export const ExperimentsSchema = ClosedObject({
  on: Type.Array(Type.Enum([...experimentIds]), { maxItems: experimentIds.length, uniqueItems: true }),
});
