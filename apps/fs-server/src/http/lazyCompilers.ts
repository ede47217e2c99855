import AjvCompiler, { type Options } from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from 'fastify';

const buildValidator = AjvCompiler();
const buildSerializer = SerializerSelector();

type Serialize = ReturnType<ReturnType<typeof buildSerializer>>;

/** Compiled serializers by their schema. The servers of one process, such as those of tests, share them. */
const serializers = new WeakMap<object, Serialize>();

/**
 * Lets Fastify's own compilers compile a route's schemas at its first request instead of at the start: those of all
 * routes take a fifth of a start.
 */
export function registerLazyCompilers(app: FastifyInstance, customOptions: Options): void {
  // Declared with Ajv's types, though Fastify passes the route.
  const compileValidator = buildValidator({}, { customOptions }) as unknown as FastifySchemaCompiler<FastifySchema>;
  app.setValidatorCompiler<FastifySchema>((route) => {
    let compiled: ReturnType<typeof compileValidator> | undefined;
    const validate: ReturnType<typeof compileValidator> = (data) => {
      compiled ??= compileValidator(route);
      const result = compiled(data);
      // Fastify reads the errors from the function that it called.
      validate.errors = compiled.errors ?? null;
      return result;
    };
    return validate;
  });
  const compileSerializer = buildSerializer({}, {});
  app.setSerializerCompiler<FastifySchema>((route) => {
    const compile = () => {
      const compiled = compileSerializer({ ...route, httpStatus: route.httpStatus ?? '' });
      serializers.set(route.schema, compiled);
      return compiled;
    };
    return (data) => (serializers.get(route.schema) ?? compile())(data);
  });
}
