import { AV_PROFILE_H264_HIGH, AVCOL_RANGE_MPEG, AVCOL_SPC_BT709 } from 'node-av/constants';
import { avGetPixFmtName, Codec, type Stream } from 'node-av/lib';
import { startsFast } from '../mp4-layout.ts';
import { InputFile } from './input-file.ts';

export interface VideoTrack {
  codec: string;
  highProfile: boolean;
  pixelFormat: string;
  /** bt709 colours in the limited range, and the file says so */
  labelledBt709: boolean;
  width: number;
  height: number;
  fps: number;
  frames: number;
  startSec: number;
  durationSec: number;
}

export interface AudioTrack {
  codec: string;
  sampleRateHz: number;
  channels: number;
  bitRate: number;
  startSec: number;
  durationSec: number;
}

export interface MediaInfo {
  format: string;
  durationSec: number;
  startsFast: boolean;
  video?: VideoTrack;
  audio?: AudioTrack;
  metadata: Record<string, string>;
}

const MEDIA_FORMATS = 'mov,mp3,wav,ogg,matroska,flac,aac,gif,image2,jpeg_pipe,png_pipe';

/** Reads what a media file says about itself. */
export async function probeMedia(path: string): Promise<MediaInfo> {
  const input = await InputFile.open(path, MEDIA_FORMATS);
  try {
    const { video, audio } = input;
    return {
      format: input.formatName,
      durationSec: input.durationSec,
      startsFast: input.formatName.includes('mp4') && (await startsFast(path)),
      ...(video && { video: describeVideo(video) }),
      ...(audio && { audio: describeAudio(audio) }),
      metadata: input.metadata,
    };
  } finally {
    await input.close();
  }
}

function describeVideo(stream: Stream): VideoTrack {
  const { codecpar, avgFrameRate } = stream;
  return {
    codec: Codec.findDecoder(codecpar.codecId)?.name ?? '',
    highProfile: codecpar.profile === AV_PROFILE_H264_HIGH,
    pixelFormat: avGetPixFmtName(codecpar.format as Parameters<typeof avGetPixFmtName>[0]) ?? '',
    labelledBt709: codecpar.colorSpace === AVCOL_SPC_BT709 && codecpar.colorRange === AVCOL_RANGE_MPEG,
    width: codecpar.width,
    height: codecpar.height,
    fps: avgFrameRate.den > 0 ? avgFrameRate.num / avgFrameRate.den : 0,
    frames: Number(stream.nbFrames),
    ...timesOf(stream),
  };
}

function describeAudio(stream: Stream): AudioTrack {
  const { codecpar } = stream;
  return {
    codec: Codec.findDecoder(codecpar.codecId)?.name ?? '',
    sampleRateHz: codecpar.sampleRate,
    channels: codecpar.channels,
    bitRate: Number(codecpar.bitRate),
    ...timesOf(stream),
  };
}

function timesOf({ timeBase, startTime, duration }: Stream): { startSec: number; durationSec: number } {
  const seconds = (ticks: bigint): number => Math.max(0, (Number(ticks) * timeBase.num) / timeBase.den);
  return { startSec: seconds(startTime), durationSec: seconds(duration) };
}
