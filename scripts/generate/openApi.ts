import { routes } from '@fs/api-contract';
import { createOpenApiDocument, schemas } from '@fs/api-contract/schemas';
import type { GeneratedFile } from './GeneratedFile.ts';

/** The REST calls for external users, which the server also serves at /openapi.json. */
export async function openApi(): Promise<GeneratedFile> {
  const content = `${JSON.stringify(createOpenApiDocument(routes, schemas), null, 2)}\n`;
  return { path: 'docs/api/openapi.json', content };
}
