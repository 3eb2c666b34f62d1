import { tmpdir } from 'node:os';
import type { CoreParts } from '@herald/core';
import { createTestCore, type TestCore } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Registry } from 'prom-client';
import { type BuildOptions, buildApp } from '../app.ts';
import type { ApiContext } from '../context.ts';
import { createLogger } from '../logger.ts';
import type { AnsweredBody } from './answered-body.ts';

export interface Asked {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

export interface Answered<Body> {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  body: Body;
}

export type Ask = <const C extends string>(call: C, asked?: Asked) => Promise<Answered<AnsweredBody<C>>>;

export interface TestApi extends TestCore {
  app: FastifyInstance;
  context: ApiContext;
  /** `ask('POST /auth/login', { body })`, below /api. */
  ask: Ask;
  /** Everything logged so far. */
  logText(): string;
  /** A second API process on the same database. */
  buildSibling(): Promise<{ ask: Ask; close(): Promise<void> }>;
}

export interface TestApiOptions {
  core?: Partial<CoreParts>;
  context?: Partial<ApiContext>;
  build?: BuildOptions;
}

/** The whole API on a seeded database of its own. */
export async function createTestApi(serverUrl: string, options: TestApiOptions = {}): Promise<TestApi> {
  const test = await createTestCore(serverUrl, options.core);
  const logLines: string[] = [];
  const providers = await openProviders();
  const contextFor = (core: TestCore['core']): ApiContext => ({
    core,
    providers,
    log: createLogger({ level: 'debug', stream: { write: (line) => logLines.push(line) } }),
    metrics: new Registry(),
    version: '0.0.0-test',
    dataFolder: tmpdir(),
    ...options.context,
    // Off: many tests share one busy process, and how far it is behind says nothing about the product.
    limits: { maxEventLoopDelayMs: 0, ...options.context?.limits },
  });
  const context = contextFor(test.core);
  const app = await buildApp(context, options.build);
  return {
    ...test,
    app,
    context,
    ask: askOf(app),
    logText: () => logLines.join(''),
    async buildSibling() {
      const sibling = test.openSibling();
      const siblingApp = await buildApp(contextFor(sibling.core), options.build);
      const close = async () => {
        await siblingApp.close();
        await sibling.close();
      };
      return { ask: askOf(siblingApp), close };
    },
    async close() {
      await app.close();
      await test.close();
    },
  };
}

function askOf(app: FastifyInstance): Ask {
  const ask = async (call: string, asked: Asked = {}): Promise<Answered<unknown>> => {
    const [method, path] = call.split(' ') as [InjectOptions['method'], string];
    const response = await app.inject({
      ...(method && { method }),
      url: `/api${path}`,
      headers: { ...(asked.token && { authorization: `Bearer ${asked.token}` }), ...asked.headers },
      ...(asked.body !== undefined && { payload: asked.body as object | string }),
      ...(asked.remoteAddress && { remoteAddress: asked.remoteAddress }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: isJson ? response.json() : undefined,
    };
  };
  // Told inside, the body of a call that is not known yet costs the compiler a look at every endpoint: 50 s of its 60.
  return ask as Ask;
}
