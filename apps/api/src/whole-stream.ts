import { Readable } from 'node:stream';

/** Passes on what was announced, or breaks: a caller would wait for the rest of a short answer for ever. */
export function wholeStream(stream: Readable, bytes: number): Readable {
  return Readable.from(counted(stream, bytes), { objectMode: false });
}

async function* counted(stream: Readable, bytes: number): AsyncGenerator<Buffer> {
  let sent = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sent += chunk.length;
    yield chunk;
  }
  if (sent !== bytes) throw new Error(`The stored file ended after ${sent} of ${bytes} bytes`);
}
