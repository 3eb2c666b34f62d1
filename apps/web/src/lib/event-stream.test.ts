import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StreamEvent } from './event-parser.ts';
import { openEventStream } from './event-stream.ts';

interface Asked {
  url: string;
  headers: Record<string, string>;
}

/** A server that answers one try after the other as told, and then keeps the line open. */
function serverAnswering(...answers: (() => Response)[]) {
  const asked: Asked[] = [];
  const fetched = async (url: unknown, init?: RequestInit) => {
    asked.push({ url: String(url), headers: init?.headers as Record<string, string> });
    const answer = answers.shift();
    if (!answer) return new Promise<Response>(() => undefined);
    return answer();
  };
  return { asked, fetch: fetched as typeof fetch };
}

const streaming = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
const refusing = (status: number) => () => new Response('{}', { status });
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

function listen(server: ReturnType<typeof serverAnswering>, more: { longestSilenceMs?: number } = {}) {
  const events: StreamEvent[] = [];
  const waitedMs: number[] = [];
  const stop = openEventStream({
    ...more,
    path: '/video-generation/events',
    fetch: server.fetch,
    onEvent: (event) => events.push(event),
    wait: async (ms) => {
      waitedMs.push(ms);
    },
  });
  return { events, waitedMs, stop };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'a-token' });
});

describe('a stream of events', () => {
  it('is asked for with the session token', async () => {
    const server = serverAnswering(streaming('event: video\ndata: 1\n\n'));
    const heard = listen(server);
    await expect.poll(() => heard.events).toEqual([{ name: 'video', data: '1' }]);
    expect(server.asked[0]).toEqual({
      url: '/api/video-generation/events',
      headers: { accept: 'text/event-stream', authorization: 'Bearer a-token' },
    });
    heard.stop();
  });

  it('is opened again where it stopped when the line breaks', async () => {
    const server = serverAnswering(streaming('id: 41\ndata: 1\n\n'), streaming('id: 42\ndata: 2\n\n'));
    const heard = listen(server);
    await expect.poll(() => server.asked).toHaveLength(3);
    expect(server.asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '41', '42']);
    expect(heard.events.map(({ data }) => data)).toEqual(['1', '2']);
    heard.stop();
  });

  it('waits longer after every failed try, and short again once it was open', async () => {
    const server = serverAnswering(unreachable, refusing(503), unreachable, streaming('data: 1\n\n'), unreachable);
    const heard = listen(server);
    await expect.poll(() => server.asked).toHaveLength(6);
    expect(heard.waitedMs).toEqual([1_000, 2_000, 4_000, 1_000, 2_000]);
    heard.stop();
  });

  it('never waits more than half a minute', async () => {
    const server = serverAnswering(...Array.from({ length: 8 }, () => unreachable));
    const heard = listen(server);
    await expect.poll(() => server.asked).toHaveLength(9);
    expect(Math.max(...heard.waitedMs)).toBe(30_000);
    heard.stop();
  });

  it('waits as long as the server asks for', async () => {
    const server = serverAnswering(streaming('retry: 3000\ndata: 1\n\n'));
    const heard = listen(server);
    await expect.poll(() => heard.waitedMs).toEqual([3_000]);
    heard.stop();
  });

  it.each([401, 403, 404])('is given up after a %i', async (status) => {
    const server = serverAnswering(refusing(status), streaming('data: 1\n\n'));
    const heard = listen(server);
    await expect.poll(() => server.asked).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.asked).toHaveLength(1);
    expect(heard.events).toEqual([]);
  });

  it('says nothing any more once it is stopped', async () => {
    let send: (text: string) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
    const heard = listen(serverAnswering(() => new Response(body)));
    send('data: early\n\n');
    await expect.poll(() => heard.events).toHaveLength(1);
    heard.stop();
    send('data: late\n\n');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard.events.map(({ data }) => data)).toEqual(['early']);
  });

  it('is opened again when nothing comes over it any more, though nobody closed it', async () => {
    const silent = () => new Response(new ReadableStream<Uint8Array>());
    const server = serverAnswering(silent, streaming('data: 1\n\n'));
    const heard = listen(server, { longestSilenceMs: 20 });
    await expect.poll(() => heard.events.map(({ data }) => data)).toEqual(['1']);
    heard.stop();
  });
});
