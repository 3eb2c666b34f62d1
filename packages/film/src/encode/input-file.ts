import {
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  type AVMediaType,
  AVSEEK_FLAG_BACKWARD,
} from 'node-av/constants';
import { Dictionary, FormatContext, Packet, type Stream } from 'node-av/lib';
import { need } from './av-call.ts';

/** One media file being read. Only local files of the formats named are ever opened: no playlists, no network. */
export class InputFile {
  readonly #format: FormatContext;

  private constructor(format: FormatContext) {
    this.#format = format;
  }

  static async open(path: string, formats: string): Promise<InputFile> {
    const format = new FormatContext();
    try {
      const options = Dictionary.fromObject({ protocol_whitelist: 'file', format_whitelist: formats });
      need(await format.openInput(path, null, options), `Opening ${path}`);
      const input = new InputFile(format);
      need(await format.findStreamInfo(null), `Reading ${path}`);
      return input;
    } catch (error) {
      await format.closeInput();
      throw error;
    }
  }

  get formatName(): string {
    return this.#format.iformat?.name ?? '';
  }

  /** As the container says; 0 when it does not. */
  get durationSec(): number {
    return Math.max(0, Number(this.#format.duration) / 1e6);
  }

  get metadata(): Record<string, string> {
    return this.#format.metadata?.getAll() ?? {};
  }

  get video(): Stream | undefined {
    return this.#first(AVMEDIA_TYPE_VIDEO);
  }

  get audio(): Stream | undefined {
    return this.#first(AVMEDIA_TYPE_AUDIO);
  }

  /** Every packet in file order. The packet is only valid until the next one is asked for. */
  async *packets(): AsyncGenerator<Packet> {
    const packet = new Packet();
    packet.alloc();
    try {
      for (;;) {
        const code = await this.#format.readFrame(packet);
        if (code === AVERROR_EOF) return;
        need(code, 'Reading the file');
        yield packet;
        packet.unref();
      }
    } finally {
      packet.free();
    }
  }

  /** The next packet of a stream, at once; undefined at the end of the file. */
  next(stream: Stream, packet: Packet): Packet | undefined {
    for (;;) {
      packet.unref();
      const code = this.#format.readFrameSync(packet);
      if (code === AVERROR_EOF) return undefined;
      need(code, 'Reading the file');
      if (packet.streamIndex === stream.index) return packet;
    }
  }

  /** Goes back to the key frame before a moment of a stream; packets are asked for afresh. */
  async goTo(stream: Stream, moment: bigint): Promise<void> {
    need(await this.#format.seekFrame(stream.index, moment, AVSEEK_FLAG_BACKWARD), 'Going to a picture');
  }

  async close(): Promise<void> {
    await this.#format.closeInput();
  }

  #first(type: AVMediaType): Stream | undefined {
    return this.#format.streams.find((stream) => stream.codecpar.codecType === type);
  }
}
