import { Buffer } from 'node:buffer';

export interface Frame<Header> {
  header: Header;
  samples: Int16Array;
}

const NEWLINE = 10;

/** Reads "one line of JSON, then its `bytes` bytes of 16-bit samples" from chunks of any size. */
export class FrameReader<Header extends object> {
  #chunks: Buffer[] = [];
  #length = 0;
  #header: (Header & { bytes: number }) | undefined;

  /** The frame, once its last byte has come. */
  push(chunk: Buffer): Frame<Header> | undefined {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (!this.#header) this.#readHeader();
    if (!this.#header || this.#length < this.#header.bytes) return undefined;
    const body = Buffer.concat(this.#chunks).subarray(0, this.#header.bytes);
    const samples = new Int16Array(body.length >> 1);
    for (let i = 0; i < samples.length; i++) samples[i] = body.readInt16LE(i * 2);
    return { header: this.#header, samples };
  }

  #readHeader(): void {
    if (!this.#chunks.at(-1)?.includes(NEWLINE)) return;
    const all = Buffer.concat(this.#chunks);
    const end = all.indexOf(NEWLINE);
    this.#header = JSON.parse(all.toString('utf8', 0, end)) as Header & { bytes: number };
    this.#chunks = [all.subarray(end + 1)];
    this.#length = all.length - end - 1;
  }
}
