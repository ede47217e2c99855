import { routes } from '@fs/api-contract';
import { createOpenApiDocument, schemas } from '@fs/api-contract/schemas';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';

test('the OpenAPI document is valid OpenAPI 3.1 and has every route', async () => {
  const document: Record<string, unknown> = JSON.parse(JSON.stringify(createOpenApiDocument(routes, schemas)));
  expect(await new Validator().validate(document)).toEqual({ valid: true });
  const { paths } = createOpenApiDocument(routes, schemas);
  expect(Object.values(paths).flatMap(Object.keys)).toHaveLength(Object.keys(routes).length);
});
