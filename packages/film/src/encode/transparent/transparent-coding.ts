import type { VideoQuality } from '@herald/media/choices';
import type { TransparentKind } from '@herald/media/engines/video-engine';
import { FILM_FPS } from '@herald/media/film-pieces';
import {
  AV_PIX_FMT_YUVA420P,
  AV_PIX_FMT_YUVA444P10LE,
  type AVPixelFormat,
  FF_ENCODER_LIBOPUS,
  FF_ENCODER_LIBVPX_VP9,
  FF_ENCODER_PCM_S16LE,
  FF_ENCODER_PRORES_KS,
  type FFEncoderCodec,
} from 'node-av/constants';
import { Codec } from 'node-av/lib';
import { FilmError } from '../../film-error.ts';
import { KEY_SEC } from '../../film-format.ts';

/** How a film with transparency is written. */
export interface TransparentCoding {
  kind: TransparentKind;
  muxer: string;
  muxing: Record<string, string>;
  picture: { codec: FFEncoderCodec; format: AVPixelFormat; formatName: string; options: Record<string, string> };
  sound: { codec: FFEncoderCodec; bitRate: number };
}

/** Lower is better and larger. Edges of hair need more than a still wall does. */
const VP9_QUALITY: Record<VideoQuality, number> = { standard: 30, high: 24, best: 18 };
/** Of ProRes: lower is better and larger. 9 is a third of the bytes of the codec's usual choice and looks the same beside it. */
const PRORES_QUALITY: Record<VideoQuality, number> = { standard: 14, high: 9, best: 4 };

/** FFmpeg counts quality in these. */
const LAMBDA_PER_STEP = 118;

export function transparentCoding(kind: TransparentKind, quality: VideoQuality): TransparentCoding {
  return kind === 'webm' ? vp9(quality) : prores(quality);
}

/** Says which encoder is missing before anything is drawn. */
export function assertCanWrite({ kind, picture, sound }: TransparentCoding): void {
  const missing = [picture.codec, sound.codec].filter((name) => !Codec.findEncoderByName(name));
  if (missing.length === 0) return;
  throw new FilmError(
    'encoder',
    `This build of FFmpeg cannot write .${kind} with transparency: ${missing.join(', ')}.`,
  );
}

function vp9(quality: VideoQuality): TransparentCoding {
  const options = {
    crf: String(VP9_QUALITY[quality]),
    deadline: 'good',
    'cpu-used': '5',
    'row-mt': '1',
    g: String(KEY_SEC * FILM_FPS),
    // Alpha and color are two streams that must show the same picture: none may wait for a later one.
    'auto-alt-ref': '0',
  };
  const picture = { codec: FF_ENCODER_LIBVPX_VP9, format: AV_PIX_FMT_YUVA420P, formatName: 'yuva420p', options };
  return {
    kind: 'webm',
    muxer: 'webm',
    muxing: { cues_to_front: '1' },
    picture,
    sound: { codec: FF_ENCODER_LIBOPUS, bitRate: 160_000 },
  };
}

function prores(quality: VideoQuality): TransparentCoding {
  const options = {
    ...{ profile: '4444', alpha_bits: '16', vendor: 'apl0' },
    ...{ flags: '+qscale', global_quality: String(PRORES_QUALITY[quality] * LAMBDA_PER_STEP) },
  };
  const picture = {
    codec: FF_ENCODER_PRORES_KS,
    format: AV_PIX_FMT_YUVA444P10LE,
    formatName: 'yuva444p10le',
    options,
  };
  return {
    kind: 'mov',
    muxer: 'mov',
    muxing: { movflags: '+faststart', video_track_timescale: String(FILM_FPS * 512) },
    picture,
    sound: { codec: FF_ENCODER_PCM_S16LE, bitRate: 0 },
  };
}
