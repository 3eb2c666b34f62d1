import { type Packet, Rational, type Stream } from 'node-av/lib';
import { FilmError } from '../film-error.ts';
import { FILM_SAMPLE_RATE_HZ, type FilmFormat } from '../film-format.ts';
import { AacEncoder } from './aac-encoder.ts';
import { aacBitRateOf, type FilmCoding } from './film-coding.ts';
import { InputFile } from './input-file.ts';
import { OutputFile, type OutputStream } from './output-file.ts';
import { readChannels, type SoundFile } from './sound-file.ts';

export interface JoinedSegment {
  path: string;
  frames: number;
  /** Settles once the file is whole; at once where it is already. */
  finished?: Promise<void>;
}

export interface JoinFilm {
  segments: JoinedSegment[];
  format: FilmFormat;
  /** 48 kHz; cut or filled with silence to the length of the pictures */
  sound: SoundFile;
  coding?: FilmCoding | undefined;
  metadata: Record<string, string>;
  out: string;
}

/** Samples that end on whole AAC frames, so that the sound is written in step with the pictures. */
const SOUND_STEP_SAMPLES = 1024 * 48;

/**
 * Puts the segments one after the other, unchanged, beside the sound: an mp4 that starts playing at once. Each is added
 * as soon as it is finished.
 */
export async function joinFilm(film: JoinFilm): Promise<void> {
  const first = film.segments[0];
  if (!first) throw new FilmError('wrong_output', 'A film needs at least one frame.');
  await first.finished;
  const aac = await AacEncoder.open(aacBitRateOf(film.coding), film.sound.sidePath ? 2 : 1);
  const file = new OutputFile(film.out, 'mp4');
  try {
    const description = await InputFile.open(first.path, 'mov');
    let video: OutputStream;
    let headers: Buffer;
    try {
      const stream = videoOf(description, first.path);
      headers = Buffer.from(stream.codecpar.extradata ?? []);
      video = addVideo(file, stream, film.format);
    } finally {
      await description.close();
    }
    const audio = file.addStream(aac.context, new Rational(1, FILM_SAMPLE_RATE_HZ));
    await file.begin({ movflags: '+faststart', video_track_timescale: String(film.format.fps * 512) }, film.metadata);
    await writeAll(film, file, { video, headers, audio, aac });
    await file.end();
  } finally {
    await file.close();
    aac.close();
  }
}

function addVideo(file: OutputFile, stream: Stream, { fps }: FilmFormat): OutputStream {
  return file.addStream(stream.codecpar, new Rational(1, fps), new Rational(fps, 1));
}

function videoOf(input: InputFile, path: string): Stream {
  if (!input.video) throw new FilmError('encoder', `The segment ${path} holds no pictures.`);
  return input.video;
}

interface Tracks {
  video: OutputStream;
  /** of the first segment; joined segments must share them, or players fail at the seam */
  headers: Buffer;
  audio: OutputStream;
  aac: AacEncoder;
}

async function writeAll(film: JoinFilm, file: OutputFile, { video, headers, audio, aac }: Tracks): Promise<void> {
  const { fps } = film.format;
  const frames = film.segments.reduce((sum, segment) => sum + segment.frames, 0);
  const samples = Math.round((frames / fps) * FILM_SAMPLE_RATE_HZ);
  const write = (packet: Packet): Promise<void> => file.write(packet, audio);
  let framesWritten = 0;
  let samplesWritten = 0;
  let delayFrames: bigint | undefined;
  for (const segment of film.segments) {
    delayFrames = await copySegment(segment, { headers, file, video, fromFrame: framesWritten, fps, delayFrames });
    framesWritten += segment.frames;
    while (samplesWritten < samples && samplesWritten / FILM_SAMPLE_RATE_HZ < framesWritten / fps) {
      const count = Math.min(SOUND_STEP_SAMPLES, samples - samplesWritten);
      await aac.encode(await readChannels(film.sound, samplesWritten, count), write);
      samplesWritten += count;
    }
  }
  await aac.finish(write);
}

interface CopyTarget {
  headers: Buffer;
  file: OutputFile;
  video: OutputStream;
  fromFrame: number;
  fps: number;
  /** between decoding and showing a picture; that of the first segment counts for all */
  delayFrames: bigint | undefined;
}

async function copySegment(segment: JoinedSegment, target: CopyTarget): Promise<bigint | undefined> {
  const { headers, file, video, fromFrame, fps } = target;
  await segment.finished;
  const input = await InputFile.open(segment.path, 'mov');
  try {
    const { timeBase, index, codecpar } = videoOf(input, segment.path);
    if (!codecpar.extradata?.equals(headers))
      throw new FilmError('encoder', `The segment ${segment.path} was coded in another way.`);
    let { delayFrames } = target;
    let copied = 0;
    for await (const packet of input.packets()) {
      if (packet.streamIndex !== index) continue;
      packet.rescaleTs(timeBase, { num: 1, den: fps });
      delayFrames ??= packet.pts - packet.dts;
      packet.pts += BigInt(fromFrame);
      // A very short segment is coded with less delay than the others; its own decode times would leave a gap.
      packet.dts = BigInt(fromFrame + copied) - delayFrames;
      await file.write(packet, video);
      copied += 1;
    }
    if (copied !== segment.frames)
      throw new FilmError('encoder', `The segment ${segment.path} holds ${copied} of ${segment.frames} frames.`);
    return delayFrames;
  } finally {
    await input.close();
  }
}
