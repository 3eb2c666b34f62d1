import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { serverLimits } from '../context.ts';
import { registerErrorDoor } from './error-door.ts';
import { registerPressureGuard } from './pressure-guard.ts';

let app: FastifyInstance;
let busy: NodeJS.Timeout | undefined;

afterEach(async () => {
  clearInterval(busy);
  await app.close();
});

function openApp(maxEventLoopDelayMs: number): void {
  app = Fastify();
  registerErrorDoor(app);
  registerPressureGuard(app, { ...serverLimits, maxEventLoopDelayMs });
  app.get('/', async () => 'fine');
}

function work(forMs: number): void {
  const until = performance.now() + forMs;
  while (performance.now() < until);
}

const status = async (): Promise<number> => (await app.inject('/')).statusCode;

describe('a process that is behind', () => {
  it('refuses requests and says when to come back', async () => {
    openApp(50);
    busy = setInterval(() => work(200), 210);
    const refusal = async () => {
      const { statusCode, headers } = await app.inject('/');
      return [statusCode, headers['retry-after']];
    };
    await expect.poll(refusal).toEqual([503, '5']);
  });

  it('serves again once it has caught up', async () => {
    openApp(50);
    busy = setInterval(() => work(200), 210);
    await expect.poll(status).toBe(503);
    clearInterval(busy);
    await expect.poll(status).toBe(200);
  });

  it('does not refuse anybody after a stall that is over', async () => {
    openApp(60_000);
    const seen = new Set<number>();
    for (let stall = 0; stall < 3; stall++) {
      work(1_100);
      for (let turn = 0; turn < 5; turn++) {
        await new Promise((resolve) => setImmediate(resolve));
        seen.add(await status());
      }
    }
    expect([...seen]).toEqual([200]);
  });
});
