import { endpoints } from '@herald/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());

describe('the API description', () => {
  it('is OpenAPI 3.1 and names every endpoint of the contract', async () => {
    const { body } = await api.ask('GET /openapi.json');
    expect(body.openapi).toBe('3.1.0');
    for (const { method, path, summary } of Object.values(endpoints)) {
      const openApiPath = `/api${path.replace(/:(\w+)|(\*)/g, '{$1$2}')}`;
      expect(body.paths[openApiPath]?.[method.toLowerCase()]?.summary, openApiPath).toBe(summary);
    }
  });

  it('carries bodies, answers and who may call', async () => {
    const { body } = await api.ask('GET /openapi.json');
    const login = body.paths['/api/auth/login'].post;
    expect(login.requestBody.content['application/json'].schema.required).toEqual(['email', 'password']);
    expect(login.security).toEqual([]);
    expect(body.paths['/api/auth/user'].get.security).toEqual([{ bearer: [] }]);
    expect(JSON.stringify(login.responses['200'])).toContain('SessionUser');
    expect(body.components.schemas).toHaveProperty('Error');
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
