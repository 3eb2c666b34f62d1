import {
  AV_CHANNEL_LAYOUT_2POINT1,
  AV_CHANNEL_LAYOUT_4POINT0,
  AV_CHANNEL_LAYOUT_5POINT0_BACK,
  AV_CHANNEL_LAYOUT_5POINT1_BACK,
  AV_CHANNEL_LAYOUT_6POINT1,
  AV_CHANNEL_LAYOUT_7POINT1,
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CHANNEL_ORDER_UNSPEC,
  AV_SAMPLE_FMT_FLTP,
} from 'node-av/constants';
import { type ChannelLayout, Frame, SoftwareResampleContext } from 'node-av/lib';
import { need } from './av-call.ts';

/** Any decoded sound to 32-bit floats at one rate, in one channel or two. A change of format in mid-stream starts a new conversion. */
export class SoundResampler {
  readonly #sampleRateHz: number;
  readonly #channels: 1 | 2;
  #resample: SoftwareResampleContext | undefined;
  #inputKey = '';

  constructor(sampleRateHz: number, channels: 1 | 2) {
    this.#sampleRateHz = sampleRateHz;
    this.#channels = channels;
  }

  /** A piece of each channel. */
  convert(frame: Frame): Float32Array[] {
    const key = `${frame.sampleRate} ${frame.format} ${frame.channels}`;
    if (this.#resample && key === this.#inputKey) return this.#pull(this.#resample, frame);
    const before = this.drain();
    this.close();
    this.#inputKey = key;
    this.#resample = this.#openFor(frame);
    const after = this.#pull(this.#resample, frame);
    return after.map((piece, channel) => joinPcm([before[channel], piece]));
  }

  /** What the conversion still holds at the end. */
  drain(): Float32Array[] {
    return this.#resample ? this.#pull(this.#resample, null) : this.#nothing();
  }

  close(): void {
    this.#resample?.free();
    this.#resample = undefined;
  }

  #openFor(frame: Frame): SoftwareResampleContext {
    const resample = new SoftwareResampleContext();
    const format = frame.format as typeof AV_SAMPLE_FMT_FLTP;
    const from = [layoutOf(frame), format, frame.sampleRate] as const;
    need(
      resample.allocSetOpts2(OUTPUT_LAYOUTS[this.#channels], AV_SAMPLE_FMT_FLTP, this.#sampleRateHz, ...from),
      'Describing the sound',
    );
    // Two equal channels make one as loud as each of them, not louder.
    resample.setOption('rematrix_maxval', 1);
    need(resample.init(), 'Preparing the sound');
    return resample;
  }

  #pull(resample: SoftwareResampleContext, frame: Frame | null): Float32Array[] {
    const out = new Frame();
    out.alloc();
    try {
      out.format = AV_SAMPLE_FMT_FLTP;
      out.channelLayout = OUTPUT_LAYOUTS[this.#channels];
      out.sampleRate = this.#sampleRateHz;
      if (frame) frame.channelLayout = layoutOf(frame);
      need(resample.convertFrame(out, frame), 'Converting the sound');
      const planes = out.nbSamples > 0 ? out.data?.slice(0, this.#channels) : undefined;
      if (!planes) return this.#nothing();
      return planes.map(
        ({ buffer, byteOffset }) => new Float32Array(buffer.slice(byteOffset, byteOffset + out.nbSamples * 4)),
      );
    } finally {
      out.free();
    }
  }

  #nothing(): Float32Array[] {
    return Array.from({ length: this.#channels }, () => new Float32Array(0));
  }
}

const OUTPUT_LAYOUTS = { 1: AV_CHANNEL_LAYOUT_MONO, 2: AV_CHANNEL_LAYOUT_STEREO } as const;

/** Plain wav files do not say which channel is which; then so many channels are taken for what they usually are. */
const USUAL_LAYOUTS: Partial<Record<number, ChannelLayout>> = {
  1: AV_CHANNEL_LAYOUT_MONO,
  2: AV_CHANNEL_LAYOUT_STEREO,
  3: AV_CHANNEL_LAYOUT_2POINT1,
  4: AV_CHANNEL_LAYOUT_4POINT0,
  5: AV_CHANNEL_LAYOUT_5POINT0_BACK,
  6: AV_CHANNEL_LAYOUT_5POINT1_BACK,
  7: AV_CHANNEL_LAYOUT_6POINT1,
  8: AV_CHANNEL_LAYOUT_7POINT1,
};

function layoutOf({ channels, channelLayout }: Frame): ChannelLayout {
  const isSaid = channels > 2 && channelLayout.order !== AV_CHANNEL_ORDER_UNSPEC;
  return isSaid ? channelLayout : (USUAL_LAYOUTS[channels] ?? channelLayout);
}

export function joinPcm(pieces: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
