import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from 'fastify';
import { serializableSchema } from './serializableSchema.ts';

/** No type coercion in bodies, and properties that no schema names are rejected. */
const customOptions = { removeAdditional: false, coerceTypes: false, allErrors: false } as const;

// Declared with Ajv's types, though Fastify passes the route.
const compileValidator = AjvCompiler()({}, { customOptions }) as unknown as FastifySchemaCompiler<FastifySchema>;
const compileSerializer = SerializerSelector()({}, {});

type Validate = ReturnType<typeof compileValidator>;
type Serialize = ReturnType<typeof compileSerializer>;

/** What was compiled, by its schema. The servers of one process, such as those of tests, share it. */
const validators = new WeakMap<object, Validate>();
const serializers = new WeakMap<object, Serialize>();

/**
 * Lets Fastify's own compilers compile a route's schemas at its first request instead of at the start: those of all
 * routes take a fifth of a start.
 */
export function registerLazyCompilers(app: FastifyInstance): void {
  app.setValidatorCompiler<FastifySchema>((route) => {
    const compile = () => {
      const compiled = compileValidator(route);
      validators.set(route.schema, compiled);
      return compiled;
    };
    const validate: Validate = (data) => {
      const compiled = validators.get(route.schema) ?? compile();
      const result = compiled(data);
      // Fastify reads the errors from the function that it called.
      validate.errors = compiled.errors ?? null;
      return result;
    };
    return validate;
  });
  app.setSerializerCompiler<FastifySchema>((route) => {
    const compile = () => {
      const schema = serializableSchema(route.schema);
      const compiled = compileSerializer({ ...route, schema, httpStatus: route.httpStatus ?? '' });
      serializers.set(route.schema, compiled);
      return compiled;
    };
    return (data) => (serializers.get(route.schema) ?? compile())(data);
  });
}
