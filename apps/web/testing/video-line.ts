import type { BatchJob } from '@herald/contract/endpoints/batch-jobs';
import type { Video } from '@herald/contract/endpoints/videos';

/** The server-sent events of the account: every open stream hears of every change. */
export class VideoLine {
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

  get isOpen(): boolean {
    return this.#streams.size > 0;
  }

  open(): Response {
    let own: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        this.#streams.add(controller);
      },
      cancel: () => {
        if (own) this.#streams.delete(own);
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  }

  tell(video: Video): void {
    this.#send('video', video);
  }

  tellBatch(batch: BatchJob): void {
    this.#send('batch', batch);
  }

  #send(name: string, news: object): void {
    const bytes = new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(news)}\n\n`);
    for (const stream of this.#streams) stream.enqueue(bytes);
  }

  close(): void {
    for (const stream of this.#streams) stream.close();
    this.#streams.clear();
  }
}
