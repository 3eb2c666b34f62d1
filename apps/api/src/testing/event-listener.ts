import { setTimeout as wait } from 'node:timers/promises';
import type { Video } from '@herald/contract/endpoints/videos';

export interface EventListener {
  status: number;
  headers: Headers;
  /** Everything that came so far. */
  text(): string;
  /** The videos sent so far, in their order. */
  videos(): Video[];
  /** Waits until what came so far is enough. */
  until(isEnough: (videos: Video[], text: string) => boolean): Promise<void>;
  /** Disconnects. */
  stop(): void;
  /** Resolves when the server has ended the answer. */
  ended: Promise<void>;
}

export interface ListenRequest {
  token?: string;
  lastEventId?: string;
}

/** Listens to the events of a listening server, as the web app does. */
export async function listenToEvents(url: string, request: ListenRequest = {}): Promise<EventListener> {
  const stopping = new AbortController();
  const response = await fetch(`${url}/api/video-generation/events`, {
    headers: {
      accept: 'text/event-stream',
      ...(request.token && { authorization: `Bearer ${request.token}` }),
      ...(request.lastEventId && { 'last-event-id': request.lastEventId }),
    },
    signal: stopping.signal,
  });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) text += decoder.decode(piece, { stream: true });
  };
  const ended = read().catch(() => undefined);
  const videos = () =>
    text
      .split('\n\n')
      .filter((message) => message.includes('event: video'))
      .flatMap((message) => message.match(/^data: (.*)$/m)?.[1] ?? [])
      .map((data) => JSON.parse(data) as Video);
  return {
    ...{ status: response.status, headers: response.headers, ended, videos },
    text: () => text,
    async until(isEnough) {
      for (let tries = 0; !isEnough(videos(), text); tries++) {
        if (tries > 3000) throw new Error(`It never came; so far:\n${text.slice(-2000)}`);
        await wait(20);
      }
    },
    stop: () => stopping.abort(),
  };
}
