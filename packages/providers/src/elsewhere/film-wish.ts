import { readFile } from 'node:fs/promises';
import type { EngineVideoRequest } from '@herald/media/engines/video-engine';
import { frameSizeOf } from '@herald/media/frame-size';
import type { FilmSettings } from './film-settings.ts';

/** What a server is asked to film. */
export interface FilmWish {
  /** The same for every attempt at this order; services that take ids of others know it by this one. */
  id: string;
  image: WishFile;
  sound: WishFile;
  widthPx: number;
  heightPx: number;
  fps: number;
  /** At least as long as the sound. */
  frames: number;
  seed: number;
  prompt: string;
  /** Where the service can report; left out where nobody would read it. */
  reportUrl?: string | undefined;
}

export interface WishFile {
  bytes: Uint8Array;
  type: string;
  name: string;
}

/** Models work on blocks of pixels. */
const BLOCK_PX = 16;
/** Models of video make one picture and then four at a time. */
const STEP = 4;

/** What a service is asked for: our picture, our sound, and a film that is not shorter than it. */
export async function wishOf(id: string, settings: FilmSettings, request: EngineVideoRequest): Promise<FilmWish> {
  const { order, audio, job } = request;
  const { fps, prompt } = settings;
  const [image, sound] = await Promise.all([request.stillFile(), request.soundFile()]);
  const durationSec = audio.pcm.length / audio.sampleRateHz;
  return {
    id,
    image: { bytes: await readFile(image), type: 'image/png', name: `herald-${id}.png` },
    sound: { bytes: await readFile(sound), type: 'audio/wav', name: `herald-${id}.wav` },
    ...sizeOf(order.output, settings),
    fps,
    frames: Math.ceil((durationSec * fps) / STEP) * STEP + 1,
    seed: order.seed >>> 1,
    prompt,
    ...(job && { reportUrl: job.reportUrl }),
  };
}

/** The shape of the order, not larger than the service is to draw. */
function sizeOf(
  { aspect_ratio, resolution }: EngineVideoRequest['order']['output'],
  { longestSidePx }: FilmSettings,
): { widthPx: number; heightPx: number } {
  const { widthPx, heightPx } = frameSizeOf(aspect_ratio, resolution);
  const scale = Math.min(1, longestSidePx / Math.max(widthPx, heightPx));
  const inBlocks = (px: number): number => Math.max(1, Math.round((px * scale) / BLOCK_PX)) * BLOCK_PX;
  return { widthPx: inBlocks(widthPx), heightPx: inBlocks(heightPx) };
}

export const dataUrlOf = ({ bytes, type }: { bytes: Uint8Array; type: string }): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
