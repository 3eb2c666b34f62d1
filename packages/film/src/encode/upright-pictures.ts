import { FILM_FPS } from '@herald/media/film-pieces';
import { letGo } from '@herald/stage/let-go';
import {
  AV_FRAME_DATA_DISPLAYMATRIX,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  AVERROR_EAGAIN,
  AVERROR_EOF,
} from 'node-av/constants';
import { avGetPixFmtName, Filter, type FilterContext, FilterGraph, Frame, type Packet, type Stream } from 'node-av/lib';
import { FilmError } from '../film-error.ts';

import { evenSize, type Planes } from '../picture.ts';
import { need } from './av-call.ts';
import { InputFile } from './input-file.ts';
import { planesOfFrame } from './planes-of-frame.ts';
import { StreamDecoder } from './stream-decoder.ts';

/** What phones, cameras and browsers record. */
const CLIP_FORMATS = 'mov,matroska';
const LONGEST_SIDE_PX = 4096;
const SHORTEST_SIDE_PX = 120;
/** Upright pictures are brought down to these. */
const MOST_WIDE_PX = { short: 1080, long: 1920 };
/** Of a file may be missing or damaged. */
const DAMAGED_SHARE = 0.1;
const SAVE_AGAIN = 'Save the clip again, then send it.';
const SLOWEST_FPS = 10;
/** Recorders end a little late; what is over the limit by less is left out. */
const LATE_SHARE = 1.02;
/** Cinema and European cameras: mixed from two neighbors, as each fifth picture twice would be seen as a jerk. */
const MIXED_FPS = { from: 23, to: 26 };

export interface UprightPictures {
  path: string;
  shortestSec: number;
  longestSec: number;
  /** 10 by itself */
  slowestFps?: number;
  /** it is filmed for Herald, by itself; otherwise it is there already */
  isFilmed?: boolean;
  /** Told once, before the first picture. */
  onOpen(clip: UprightClip): Promise<void>;
  /** Every picture at our frame rate; only valid during the call. */
  onPicture(planes: Planes, index: number): Promise<void>;
}

export interface UprightClip {
  width: number;
  height: number;
  /** as the file says; the pictures may end earlier */
  durationSec: number;
  sourceFps: number;
}

/** Reads a clip of a stranger: upright, at one rate, in the colors of our films, and no larger than they need it. */
export async function readUprightPictures(job: UprightPictures): Promise<void> {
  const input = await InputFile.open(job.path, CLIP_FORMATS).catch(() => {
    throw new FilmError('bad_clip', "We couldn't read this file. Upload an mp4, webm or mov video.");
  });
  try {
    const { video } = input;
    if (!video) throw new FilmError('bad_clip', 'This file has no pictures. Upload an mp4, webm or mov video.');
    const clip = describe(input, video);
    assertUsable(clip, video, job);
    await decode(input, video, clip, job);
  } finally {
    await input.close();
  }
}

function describe(input: InputFile, { avgFrameRate }: Stream): Pick<UprightClip, 'durationSec' | 'sourceFps'> {
  return { durationSec: input.durationSec, sourceFps: avgFrameRate.den > 0 ? avgFrameRate.num / avgFrameRate.den : 0 };
}

function assertUsable(
  { durationSec, sourceFps }: Pick<UprightClip, 'durationSec' | 'sourceFps'>,
  { codecpar: { width, height } }: Stream,
  { shortestSec, longestSec, slowestFps = SLOWEST_FPS, isFilmed = true }: UprightPictures,
): void {
  const wants = isFilmed ? 'Film' : 'Use one of';
  // Browsers record webm files that do not say how long they are; their pictures are counted.
  if (durationSec > 0 && durationSec < shortestSec)
    throw new FilmError(
      'bad_clip',
      `This clip is ${durationSec.toFixed(1)} s long. ${wants} at least ${shortestSec} s.`,
    );
  if (durationSec > longestSec * LATE_SHARE)
    throw new FilmError(
      'bad_clip',
      `This clip is ${Math.round(durationSec)} s long. ${wants} at most ${longestSec} s.`,
    );
  if (Math.max(width, height) > LONGEST_SIDE_PX || Math.min(width, height) < SHORTEST_SIDE_PX)
    throw new FilmError(
      'bad_clip',
      `This clip has ${width} x ${height} pixels. ${isFilmed ? 'Film in' : wants} 720p, 1080p or 4K.`,
    );
  if (sourceFps > 0 && sourceFps < slowestFps)
    throw new FilmError(
      'bad_clip',
      `This clip has ${sourceFps.toFixed(1)} pictures a second. Film with at least ${slowestFps}, better with 24 or more.`,
    );
}

async function decode(
  input: InputFile,
  video: Stream,
  clip: Pick<UprightClip, 'durationSec' | 'sourceFps'>,
  job: UprightPictures,
): Promise<void> {
  const decoder = await StreamDecoder.open(video);
  let upright: Upright | undefined;
  const reach = new Reach(video, clip);
  let index = 0;
  let [packets, damaged, damagedSec] = [0, 0, 0];
  const hand = async (planes: Planes): Promise<void> => {
    if (index < job.longestSec * FILM_FPS) await job.onPicture(planes, index);
    else assertNotLonger(index, job);
    index += 1;
  };
  const feed = async (packet: Packet | null): Promise<void> => {
    const isWhole = await decoder.decode(packet, async (frame) => {
      if (!upright) {
        upright = Upright.open(frame, video, clip.sourceFps);
        await job.onOpen({ ...clip, width: upright.width, height: upright.height });
      }
      await upright.push(frame, hand);
    });
    if (isWhole) return;
    if (damaged === 0) damagedSec = index / FILM_FPS;
    damaged += 1;
  };
  try {
    for await (const packet of readable(input)) {
      if (packet.streamIndex !== video.index) continue;
      packets += 1;
      reach.note(packet);
      await feed(packet);
    }
    await feed(null);
    await upright?.push(null, hand);
  } finally {
    upright?.close();
    decoder.close();
  }
  if (index === 0) throw new FilmError('bad_clip', `Nothing of this file can be read: it is damaged. ${SAVE_AGAIN}`);
  if (damaged > Math.max(2, packets * DAMAGED_SHARE))
    throw new FilmError(
      'bad_clip',
      `This file is damaged from ${damagedSec.toFixed(1)} s on: large parts of it cannot be read. ${SAVE_AGAIN}`,
    );
  if (reach.endsEarly)
    throw new FilmError(
      'bad_clip',
      `Only the first ${(index / FILM_FPS).toFixed(1)} s of ${reach.promisedSec.toFixed(1)} s can be read. ${SAVE_AGAIN}`,
    );
  if (index < job.shortestSec * FILM_FPS)
    throw new FilmError(
      'bad_clip',
      `This clip is ${(index / FILM_FPS).toFixed(1)} s long. ${job.isFilmed === false ? 'Use one of' : 'Film'} at least ${job.shortestSec} s.`,
    );
}

/** Files that do not say how long they are show it only while they are read: reading ends there. */
function assertNotLonger(pictures: number, { longestSec, isFilmed }: UprightPictures): void {
  if (pictures <= longestSec * LATE_SHARE * FILM_FPS) return;
  throw new FilmError(
    'bad_clip',
    `This clip is longer than ${longestSec} s. ${isFilmed === false ? 'Use' : 'Film'} a shorter one.`,
  );
}

/** How far the pictures of a file go: one that was cut off on its way still says how long it was. */
class Reach {
  /** 0 where the file does not say it */
  readonly promisedSec: number;
  readonly #pictureSec: number;
  readonly #unitSec: number;
  #from = Number.POSITIVE_INFINITY;
  #to = 0;

  constructor(
    { duration, timeBase }: Stream,
    { durationSec, sourceFps }: Pick<UprightClip, 'durationSec' | 'sourceFps'>,
  ) {
    this.#unitSec = timeBase.num / timeBase.den;
    this.#pictureSec = sourceFps > 0 ? 1 / sourceFps : 0;
    // A sound may go on after the last picture, and a trimmed clip hold more pictures than it shows.
    const lengths = [Number(duration) * this.#unitSec, durationSec].filter((sec) => sec > 0);
    this.promisedSec = lengths.length > 0 ? Math.min(...lengths) : 0;
  }

  note({ pts, dts, duration }: Packet): void {
    const at = Number(pts > dts ? pts : dts) * this.#unitSec;
    this.#from = Math.min(this.#from, at);
    this.#to = Math.max(this.#to, at + Math.max(Number(duration) * this.#unitSec, this.#pictureSec));
  }

  get endsEarly(): boolean {
    return this.#to - this.#from < this.promisedSec * (1 - DAMAGED_SHARE);
  }
}

/** A file may end in rubbish; what could be read before it still counts. */
async function* readable(input: InputFile): AsyncGenerator<Packet> {
  try {
    yield* input.packets();
  } catch (error) {
    if (!(error instanceof FilmError)) throw error;
  }
}

/** Turns decoded pictures upright, through the filters of the media library. */
class Upright {
  readonly width: number;
  readonly height: number;
  readonly #graph: FilterGraph;
  readonly #source: FilterContext;
  readonly #sink: FilterContext;
  readonly #size: string;
  readonly #out = new Frame();

  private constructor(
    graph: FilterGraph,
    ends: [FilterContext, FilterContext],
    size: { width: number; height: number },
    of: string,
  ) {
    this.#graph = graph;
    [this.#source, this.#sink] = ends;
    this.width = size.width;
    this.height = size.height;
    this.#size = of;
    this.#out.alloc();
  }

  static open(frame: Frame, { timeBase }: Stream, sourceFps: number): Upright {
    const turn = turnOf(frame);
    const size = uprightSize(frame, turn);
    const graph = new FilterGraph();
    graph.alloc();
    graph.nbThreads = 1;
    const format = avGetPixFmtName(frame.format as Parameters<typeof avGetPixFmtName>[0]);
    const source = `video_size=${frame.width}x${frame.height}:pix_fmt=${format}:time_base=${timeBase.num}/${timeBase.den}:pixel_aspect=1/1:colorspace=${frame.colorSpace}:range=${frame.colorRange}`;
    const isMixed = sourceFps > MIXED_FPS.from && sourceFps < MIXED_FPS.to;
    const chain = [
      ['buffer', source],
      ...(isMixed ? [] : [['fps', `fps=${FILM_FPS}`]]),
      ...turn,
      [
        'scale',
        `w=${size.width}:h=${size.height}:flags=bicubic${isHdr(frame) ? '' : ':out_color_matrix=bt709:out_range=tv'}`,
      ],
      ...(isHdr(frame) ? TONE_MAPPING : []),
      ['format', 'pix_fmts=yuv420p'],
      ...(isMixed ? [['framerate', `fps=${FILM_FPS}:interp_start=0:interp_end=255`]] : []),
      ['buffersink', ''],
    ];
    const filters = chain.map(([name = '', args = ''], k) => filterOf(graph, name, `${name}${k}`, args));
    filters.slice(1).forEach((filter, k) => {
      need(filters[k]?.link(0, filter, 0) ?? -1, 'Preparing a clip');
    });
    need(graph.configSync(), 'Preparing a clip');
    const [first, last] = [filters[0], filters.at(-1)];
    if (!first || !last) throw new FilmError('encoder', 'Preparing a clip failed.');
    return new Upright(graph, [first, last], size, sizeName(frame));
  }

  /** `null`: what is still inside. */
  async push(frame: Frame | null, onPicture: (planes: Planes) => Promise<void>): Promise<void> {
    // A clip that changes its size has been cut together: what comes later is left out.
    if (frame && sizeName(frame) !== this.#size) return;
    need(await this.#source.buffersrcAddFrame(frame), 'Turning a picture');
    for (;;) {
      const code = await this.#sink.buffersinkGetFrame(this.#out);
      if (code === AVERROR_EAGAIN || code === AVERROR_EOF) return;
      need(code, 'Turning a picture');
      const planes = planesOfFrame(this.#out);
      await onPicture(planes);
      for (const plane of [planes.luma, planes.blue, planes.red]) letGo(plane);
      this.#out.unref();
    }
  }

  close(): void {
    this.#out.free();
    this.#graph.free();
  }
}

const sizeName = (frame: Frame): string => `${frame.width} ${frame.height} ${frame.format}`;

/** White paper is at 203 of 1000 nits in HDR. Up to 0.7 of it light stays as it is, so that skin does; only what shines is pressed together. */
const TONE_MAPPING = [
  ['zscale', 't=linear:npl=203'],
  ['format', 'pix_fmts=gbrpf32le'],
  ['zscale', 'p=bt709'],
  ['tonemap', 'mobius:param=0.7:peak=5:desat=0'],
  ['zscale', 't=bt709:m=bt709:r=tv'],
];

const isHdr = ({ colorTrc }: Frame): boolean => colorTrc === AVCOL_TRC_SMPTE2084 || colorTrc === AVCOL_TRC_ARIB_STD_B67;

function filterOf(graph: FilterGraph, kind: string, name: string, args: string): FilterContext {
  const filter = Filter.getByName(kind);
  const made = filter && graph.createFilter(filter, name, args || null);
  if (!made) throw new FilmError('encoder', `This build of FFmpeg cannot prepare a clip: ${kind}.`);
  return made;
}

/** Phones store pictures as the sensor lies and say how they are to be turned. */
function turnOf(frame: Frame): string[][] {
  const matrix = frame.getSideData(AV_FRAME_DATA_DISPLAYMATRIX);
  if (!matrix || matrix.length < 16) return [];
  const degrees = Math.round((Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI / 90) * 90;
  const quarter = ((degrees % 360) + 360) % 360;
  if (quarter === 90) return [['transpose', 'dir=clock']];
  if (quarter === 270) return [['transpose', 'dir=cclock']];
  return quarter === 180
    ? [
        ['hflip', ''],
        ['vflip', ''],
      ]
    : [];
}

function uprightSize({ width, height }: Frame, turn: string[][]): { width: number; height: number } {
  const isTurned = turn[0]?.[0] === 'transpose';
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(1, MOST_WIDE_PX.short / short, MOST_WIDE_PX.long / long);
  return evenSize(isTurned ? { width: height, height: width } : { width, height }, scale);
}
