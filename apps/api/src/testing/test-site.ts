import { aToken, aUser, type TestUser } from '@herald/core/testing';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { AnsweredBody } from './answered-body.ts';
import type { Answered, TestApi } from './test-api.ts';

export type FormValues = Record<string, string> | [string, string][];

let count = 0;

/** A free domain, and a user whose plan allows a site there. */
export async function aTestSite(api: TestApi): Promise<TestSite> {
  const owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  count += 1;
  return new TestSite(api, owner, await aToken(api.core, owner), `acme-${count}`);
}

/** A site as its owner sees it in the API, and as browsers visit it. */
export class TestSite {
  readonly owner: TestUser;
  readonly token: string;
  readonly domain: string;
  readonly #api: TestApi;

  constructor(api: TestApi, owner: TestUser, token: string, domain: string) {
    this.#api = api;
    this.owner = owner;
    this.token = token;
    this.domain = domain;
  }

  /** What its own pages send with their forms. */
  get origin(): string {
    return `http://${this.domain}.localhost:3000`;
  }

  /** Another site of the same owner, not created yet. */
  beside(): TestSite {
    return new TestSite(this.#api, this.owner, this.token, `${this.domain}-b`);
  }

  create(body: object = {}, by = this.token): Promise<Answered<AnsweredBody<'POST /sites'>>> {
    return this.#api.ask('POST /sites', { token: by, body: { name: 'Acme Skin', domain: this.domain, ...body } });
  }

  visit(path: string, options: InjectOptions = {}) {
    return this.#api.app.inject({
      url: path,
      ...options,
      headers: { host: `${this.domain}.localhost:3000`, 'user-agent': 'Mozilla/5.0', ...options.headers },
    });
  }

  post(path: string, values: FormValues, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
    return this.visit(path, {
      remoteAddress,
      method: 'POST',
      payload: new URLSearchParams(values).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  }

  /** Opens the administration with a ticket; returns the cookie. */
  async enter(siteId: string, by = this.token): Promise<string> {
    const { body } = await this.#api.ask(`POST /sites/${siteId}/admin-link`, { token: by });
    const link = new URL(body.data.url);
    const { headers, statusCode } = await this.visit(`${link.pathname}${link.search}`);
    expect(statusCode).toBe(303);
    return String(headers['set-cookie']).split(';', 1)[0] ?? '';
  }
}

/** Where the database keeps a site. */
export const schemaOf = (siteId: string): string => `site_${siteId.replaceAll('-', '')}`;
