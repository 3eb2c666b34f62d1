import { AV_PIX_FMT_RGBA, AVERROR_EAGAIN } from 'node-av/constants';
import { Filter, type FilterContext, FilterGraph, Frame } from 'node-av/lib';
import { FilmError } from '../../film-error.ts';
import type { FilmFormat } from '../../film-format.ts';
import { need } from '../av-call.ts';

/** Straight RGBA to the planes an encoder with alpha takes, in the colors of our films. */
export class PlaneConverter {
  readonly #graph: FilterGraph;
  readonly #source: FilterContext;
  readonly #sink: FilterContext;
  readonly #format: FilmFormat;
  readonly #out = new Frame();

  private constructor(graph: FilterGraph, [source, sink]: [FilterContext, FilterContext], format: FilmFormat) {
    this.#graph = graph;
    this.#source = source;
    this.#sink = sink;
    this.#format = format;
    this.#out.alloc();
  }

  static open(format: FilmFormat, pixelFormat: string): PlaneConverter {
    const { width, height, fps } = format;
    const graph = new FilterGraph();
    graph.alloc();
    graph.nbThreads = 1;
    const chain = [
      ['buffer', `video_size=${width}x${height}:pix_fmt=rgba:time_base=1/${fps}:pixel_aspect=1/1`],
      ['scale', 'flags=accurate_rnd+full_chroma_int:out_color_matrix=bt709:out_range=tv'],
      ['format', `pix_fmts=${pixelFormat}`],
      ['buffersink', ''],
    ];
    const filters = chain.map(([kind = '', args = ''], k) => {
      const filter = Filter.getByName(kind);
      const made = filter && graph.createFilter(filter, `${kind}${k}`, args || null);
      if (!made) throw new FilmError('encoder', `This build of FFmpeg cannot convert pictures: ${kind}.`);
      return made;
    });
    filters.slice(1).forEach((filter, k) => {
      need(filters[k]?.link(0, filter, 0) ?? -1, 'Preparing to convert pictures');
    });
    need(graph.configSync(), 'Preparing to convert pictures');
    const [first, last] = [filters[0], filters.at(-1)];
    if (!first || !last) throw new FilmError('encoder', 'Preparing to convert pictures failed.');
    return new PlaneConverter(graph, [first, last], format);
  }

  /** The frame is only valid during the call. */
  async convert(rgba: Uint8ClampedArray, frameNumber: bigint, use: (frame: Frame) => Promise<void>): Promise<void> {
    const frame = this.#pictureOf(rgba);
    try {
      frame.pts = frameNumber;
      need(await this.#source.buffersrcAddFrame(frame), 'Converting a picture');
    } finally {
      frame.free();
    }
    const code = await this.#sink.buffersinkGetFrame(this.#out);
    if (code === AVERROR_EAGAIN) throw new FilmError('encoder', 'Converting a picture gave none.');
    need(code, 'Converting a picture');
    try {
      await use(this.#out);
    } finally {
      this.#out.unref();
    }
  }

  /** The filter takes its buffer over, so each has its own. */
  #pictureOf(rgba: Uint8ClampedArray): Frame {
    const { width, height } = this.#format;
    const frame = new Frame();
    frame.alloc();
    Object.assign(frame, { format: AV_PIX_FMT_RGBA, width, height });
    need(frame.getBuffer(0), 'Making room for a picture');
    need(frame.fromBuffer(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength)), 'Taking over a picture');
    return frame;
  }

  close(): void {
    this.#out.free();
    this.#graph.free();
  }
}
