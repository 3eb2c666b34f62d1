import type { EndpointShape } from '@herald/contract/endpoint';
import { endpoints } from '@herald/contract/endpoints';
import { NO_PLAN_TEXT } from '@herald/contract/plan-texts';
import { newId } from '@herald/core/runtime';
import { aToken, aUser } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  token = await aToken(api.core, await aUser(api.core, { planSlugs: [] }));
});
afterAll(() => api.close());

const made: EndpointShape[] = Object.values(endpoints).filter((endpoint: EndpointShape) => endpoint.makes === true);
const ask = (call: string) => api.ask(call, { token, ...(!call.startsWith('GET') && { body: {} }) });

describe('without a plan', () => {
  it.each(made.map(({ method, path }) => [`${method} ${path}`]))('%s makes nothing', async (call) => {
    const { status, body } = await ask(call.replace(/:\w+/, newId(api.core)));
    expect([status, body.message]).toEqual([403, NO_PLAN_TEXT]);
  });

  it.each(['GET /videos', 'GET /plans', 'GET /a2e/avatars', 'GET /user/limits', 'GET /templates', 'GET /draft'])(
    '%s is open',
    async (call) => expect((await ask(call)).status).toBe(200),
  );
});
