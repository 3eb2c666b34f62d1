import { type CodecContext, type CodecParameters, Dictionary, FormatContext, type Packet, Rational } from 'node-av/lib';
import { need } from './av-call.ts';

export interface OutputStream {
  index: number;
  /** in seconds per tick, as [numerator, denominator] of what is written with it */
  timeBase: { num: number; den: number };
}

/** One media file being written: streams first, then begin, packets in decoding order, and end. */
export class OutputFile {
  readonly #format = new FormatContext();
  readonly #path: string;

  constructor(path: string, muxer: string) {
    this.#path = path;
    need(this.#format.allocOutputContext2(null, muxer, path), `Preparing ${path}`);
  }

  /** By itself the container chooses the tag of a coding; ProRes has one for each of its kinds, which its encoder knows. */
  addStream(
    source: CodecContext | CodecParameters,
    timeBase: Rational,
    frameRate?: Rational,
    { keepsTag = false } = {},
  ): OutputStream {
    const stream = this.#format.newStream(null);
    if ('copy' in source) need(source.copy(stream.codecpar), 'Describing a stream');
    else need(stream.codecpar.fromContext(source), 'Describing a stream');
    if (!keepsTag) stream.codecpar.codecTag = 0;
    stream.timeBase = new Rational(timeBase.num, timeBase.den);
    if (frameRate) stream.avgFrameRate = frameRate;
    return { index: stream.index, timeBase: { num: timeBase.num, den: timeBase.den } };
  }

  async begin(options: Record<string, string>, metadata: Record<string, string> = {}): Promise<void> {
    need(await this.#format.openOutput(), `Opening ${this.#path}`);
    this.#format.metadata = Dictionary.fromObject(metadata);
    need(await this.#format.writeHeader(Dictionary.fromObject(options)), `Writing the head of ${this.#path}`);
  }

  /** Takes the packet over: it is empty afterwards. */
  async write(packet: Packet, stream: OutputStream): Promise<void> {
    const written = this.#format.streams[stream.index];
    if (!written) throw new RangeError(`No stream ${stream.index}`);
    packet.streamIndex = stream.index;
    packet.rescaleTs(stream.timeBase, written.timeBase);
    packet.timeBase = written.timeBase;
    need(await this.#format.interleavedWriteFrame(packet), `Writing ${this.#path}`);
  }

  async end(): Promise<void> {
    need(await this.#format.writeTrailer(), `Finishing ${this.#path}`);
  }

  async close(): Promise<void> {
    await this.#format.closeOutput();
    this.#format.freeContext();
  }
}
