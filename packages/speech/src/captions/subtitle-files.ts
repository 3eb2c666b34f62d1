import type { Word } from '@herald/media/sound';
import { joinWords, subtitleCues } from './subtitle-cues.ts';

function clock(tSec: number, decimalSign: string): string {
  const totalMs = Math.max(0, Math.round(tSec * 1000));
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const ms = String(totalMs % 1000).padStart(3, '0');
  return `${two(totalMs / 3_600_000)}:${two((totalMs / 60_000) % 60)}:${two((totalMs / 1000) % 60)}${decimalSign}${ms}`;
}

const escapeVtt = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Subtitles as WebVTT. */
export function toVtt(words: readonly Word[]): string {
  const cues = subtitleCues(words).map(
    ({ startSec, endSec, text }, i) =>
      `${i + 1}\n${clock(startSec, '.')} --> ${clock(endSec, '.')}\n${escapeVtt(text)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Subtitles as SubRip. */
export function toSrt(words: readonly Word[]): string {
  return subtitleCues(words)
    .map(({ startSec, endSec, text }, i) => `${i + 1}\n${clock(startSec, ',')} --> ${clock(endSec, ',')}\n${text}\n`)
    .join('\n');
}

/** What is said, as running text in the author's spelling. */
export const toTranscript = (words: readonly Word[]): string => joinWords(words);
