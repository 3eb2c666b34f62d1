import type { EndpointShape } from '@herald/contract/endpoint';
import { endpoints } from '@herald/contract/endpoints';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

type Json = null | string | number | boolean | Json[] | { [name: string]: Json };

type Operation = {
  summary: string;
  parameters?: { in: string; name: string; required: boolean }[];
  requestBody?: { required: boolean; content: Record<string, { schema: { required: string[] } }> };
  responses: Record<string, Json>;
  security: Record<string, Json>[];
};

type Description = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
};

let api: TestApi;
const readDescription = async () => JSON.parse((await api.ask('GET /openapi.json')).text) as Description;

/** Every value under a name, however deep. */
function valuesOf(json: Json, name: string): Json[] {
  if (json === null || typeof json !== 'object') return [];
  if (Array.isArray(json)) return json.flatMap((part) => valuesOf(part, name));
  return Object.entries(json).flatMap(([key, value]) => [...(key === name ? [value] : []), ...valuesOf(value, name)]);
}

function resolvePointer(document: Json, pointer: string): Json | undefined {
  return pointer
    .slice(2)
    .split('/')
    .reduce<Json | undefined>(
      (at, name) => (at && typeof at === 'object' && !Array.isArray(at) ? at[name] : undefined),
      document,
    );
}

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());

describe('the API description', () => {
  it('is OpenAPI 3.1 and names every endpoint of the contract', async () => {
    const description = await readDescription();
    expect(description.openapi).toBe('3.1.0');
    for (const { method, path, summary } of Object.values(endpoints)) {
      const openApiPath = `/api${path.replace(/:(\w+)|(\*)/g, '{$1$2}')}`;
      expect(description.paths[openApiPath]?.[method.toLowerCase()]?.summary, openApiPath).toBe(summary);
    }
  });

  it('names each operation once, and points to nothing that is not there', async () => {
    const description = await readDescription();
    expect(valuesOf(description, 'operationId').toSorted()).toEqual(Object.keys(endpoints).toSorted());
    const pointers = valuesOf(description, '$ref') as string[];
    expect(pointers.length).toBeGreaterThan(0);
    expect(pointers.filter((pointer) => resolvePointer(description, pointer) === undefined)).toEqual([]);
    for (const schemes of valuesOf(description.paths, 'security').flat()) {
      for (const name of Object.keys(schemes as object))
        expect(description.components.securitySchemes).toHaveProperty(name);
    }
  });

  it.each([
    ['/api/auth/login', true],
    ['/api/templates/{id}/use', false],
    ['/api/video-generation/retry/{id}', false],
  ])('says of %s whether its body must be there: %s', async (path, isRequired) => {
    const { paths } = await readDescription();
    expect(paths[path]?.post?.requestBody?.required).toBe(isRequired);
  });

  it('declares every parameter of its paths, and an answer to every operation', async () => {
    const description = await readDescription();
    for (const [path, operations] of Object.entries(description.paths)) {
      const named = Array.from(path.matchAll(/\{(.+?)\}/g), ([, name]) => name);
      for (const { parameters = [], responses } of Object.values(operations)) {
        const declared = parameters.filter((one) => one.in === 'path');
        expect(declared.map(({ name, required }) => [name, required])).toEqual(named.map((name) => [name, true]));
        expect(Object.keys(responses)).toEqual([expect.stringMatching(/^20[01]$/), '4XX', '5XX']);
      }
    }
  });

  it('carries bodies, answers and who may call', async () => {
    const description = await readDescription();
    const login = description.paths['/api/auth/login']?.post;
    expect(login?.requestBody?.content['application/json']?.schema.required).toEqual(['email', 'password']);
    expect(login?.security).toEqual([]);
    expect(description.paths['/api/auth/user']?.get?.security).toEqual([{ bearer: [] }]);
    expect(JSON.stringify(login?.responses['200'])).toContain('SessionUser');
    expect(description.components.schemas).toHaveProperty('Error');
  });

  it('carries forms with a file, and the key of requests that do their work once', async () => {
    const description = await readDescription();
    const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
    const named = Object.values(endpoints) as EndpointShape[];
    const forms = operations.filter(({ requestBody }) => requestBody?.content['multipart/form-data']);
    expect(forms).toHaveLength(named.filter(({ upload }) => upload).length);
    const keyed = operations.filter(({ parameters }) => parameters?.some(({ name }) => name === 'Idempotency-Key'));
    expect(keyed).toHaveLength(named.filter(({ idempotent }) => idempotent).length);
    const picture = description.paths['/api/pictures']?.post?.requestBody?.content['multipart/form-data'];
    expect(picture).toMatchObject({ schema: { properties: { picture: { format: 'binary' } } } });
    expect(valuesOf(description.paths, 'description')).not.toContain('Default Response');
  });

  it('shows how to send a file and how to sign in', async () => {
    const { text } = await api.ask('GET /docs');
    expect(text).toMatch(/api\/pictures&quot; \\\n.*Bearer \$TOKEN&quot; \\\n {2}-F picture=@file/);
    expect(text).toContain('POST /api/auth/login returns a token');
    expect(text).toContain('Events, until you close the connection.');
  });

  it('has a page that works offline: no script, nothing from elsewhere', async () => {
    const { status, headers, text } = await api.ask('GET /docs');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
    for (const { summary } of Object.values(endpoints)) expect(text).toContain(summary.slice(0, 20));
    expect(text).not.toContain('<script');
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
  });
});
