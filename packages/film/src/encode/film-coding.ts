import { type AudioBitrate, DEFAULT_CHOICES, type VideoQuality } from '@herald/media/choices';
import { AUDIO_KBITS, RATE_FACTORS } from '@herald/media/film-coding';

/** How much of pictures and sound a film keeps; high, where it is not said. */
export interface FilmCoding {
  videoQuality?: VideoQuality | undefined;
  audioBitrate?: AudioBitrate | undefined;
}

export function rateFactorOf({ videoQuality = DEFAULT_CHOICES.videoQuality }: FilmCoding = {}): number {
  return RATE_FACTORS[videoQuality];
}

/** Bits of sound a second. */
export function aacBitRateOf({ audioBitrate = DEFAULT_CHOICES.audioBitrate }: FilmCoding = {}): number {
  return AUDIO_KBITS[audioBitrate] * 1000;
}

/** Another name for every coding. */
export function codingName(coding?: FilmCoding): string {
  return `${rateFactorOf(coding)}-${aacBitRateOf(coding) / 1000}`;
}
