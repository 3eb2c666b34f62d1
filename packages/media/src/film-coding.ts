import type { AudioBitrate, VideoQuality } from './choices.ts';

/** What x264 calls its constant rate factor: less keeps more. */
export const RATE_FACTORS: Record<VideoQuality, number> = { standard: 23, high: 19.5, best: 16 };

/** Thousands of bits of AAC a second. */
export const AUDIO_KBITS: Record<AudioBitrate, number> = { standard: 96, high: 128, best: 192 };
