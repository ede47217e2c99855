import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { invalid } from '../http/failures.ts';

/** The input of an operation that has the body of a REST call. @throws HttpFailure 400 */
export function parseInput<Schema extends TSchema>(schema: Schema, input: unknown): Static<Schema> {
  if (Value.Check(schema, input)) return input;
  const [problem] = Value.Errors(schema, input);
  throw invalid(problem ? `input${problem.instancePath.replaceAll('/', '.')} ${problem.message}` : 'input is invalid');
}
