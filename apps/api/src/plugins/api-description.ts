import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { ApiContext } from '../context.ts';
import { completed } from './completed-description.ts';
import { type ApiDescription, renderDocsPage } from './docs-page.ts';

/** Collects the routes for OpenAPI 3.1; call before the routes are registered. */
export async function collectApiDescription(app: FastifyInstance, ctx: ApiContext): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Herald API',
        version: ctx.version,
        description:
          'POST /api/auth/login returns a token; other requests send it in the header “Authorization: Bearer TOKEN”. Every JSON answer carries a status, success or error. Failures carry a message, a code and, per field, errors. After too many requests the status is 429, and the header Retry-After says how many seconds to wait.',
      },
      servers: [{ url: ctx.core.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    // Pages that the server makes for people are no part of the API.
    transform: (described) =>
      described.route.config?.endpoint
        ? jsonSchemaTransform(described)
        : { schema: { ...described.schema, hide: true }, url: described.url },
    transformObject: (document) => completed(withoutUnusedShapes(jsonSchemaTransformObject(document))),
  });
}

/** GET /api/openapi.json and a page to browse it, made on the server: no script, nothing from elsewhere. */
export function serveApiDescription(app: FastifyInstance): void {
  let page: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_, reply) => {
    page ??= renderDocsPage(app.swagger() as ApiDescription);
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

type Described = ReturnType<typeof jsonSchemaTransformObject>;

/** Every named shape is generated twice, as input and as output; only those something points to are kept. */
function withoutUnusedShapes(document: Described): Described {
  if (!('components' in document) || !document.components?.schemas) return document;
  const text = JSON.stringify(document);
  const { schemas } = document.components;
  const used = Object.entries(schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } } as Described;
}
