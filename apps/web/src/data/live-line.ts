import type { BatchJob } from '@herald/contract/endpoints/batch-jobs';
import type { Video } from '@herald/contract/endpoints/videos';
import { useEffect, useEffectEvent } from 'react';
import { connection } from '#lib/api.ts';
import { openEventStream } from '#lib/event-stream.ts';
import { noteBatch } from './running-batches.ts';

/** What the server tells by itself, by the name of the event. */
interface LiveNews {
  video: Video;
  batch: BatchJob;
}
type Receiver<Name extends keyof LiveNews> = (news: LiveNews[Name]) => void;

const receivers: { [Name in keyof LiveNews]: Set<Receiver<Name>> } = { video: new Set(), batch: new Set() };

/** One stream from the server for the whole tab, open while there is a receiver. */
let stop: (() => void) | null = null;

function receive<Name extends keyof LiveNews>(name: Name, receiver: Receiver<Name>): () => void {
  const own: Set<Receiver<Name>> = receivers[name];
  own.add(receiver);
  stop ??= openEventStream({
    path: '/video-generation/events',
    onLost: () => connection.doubt(),
    onBack: (listener) => connection.onBack(listener),
    onEvent: (event) => {
      if (event.name === 'video') for (const each of receivers.video) each(JSON.parse(event.data) as Video);
      if (event.name !== 'batch') return;
      const batch = JSON.parse(event.data) as BatchJob;
      noteBatch(batch);
      for (const each of receivers.batch) each(batch);
    },
  });
  return () => {
    own.delete(receiver);
    if (Object.values(receivers).some(({ size }) => size > 0)) return;
    stop?.();
    stop = null;
  };
}

/** Calls back with every change of a video, or of a batch, of the account. */
export function useLiveLine<Name extends keyof LiveNews>(name: Name, onNews: Receiver<Name>): void {
  const take = useEffectEvent(onNews);
  useEffect(() => receive(name, (news) => take(news)), [name]);
}
