import { LONGEST_SCENE_SEC } from '@herald/media/scene/scene-spec';
import { readScore, type Score } from '@herald/media/scene/score';
import { SpecReader } from '@herald/media/spec-reader';
import { useEffect, useMemo } from 'react';
import type { Sound } from '#lib/sound.ts';
import { ScoreBed } from '../sound/score-bed.ts';
import { scoreUrl } from '../sound/score-url.ts';

interface PlayedScore {
  score: Score;
  durationSec: number;
}

/** The score of a scene is heard with its voice, equal to the film's. */
export function usePreviewScore(voice: Sound, scene: Record<string, unknown> | undefined): void {
  const text = useMemo(() => JSON.stringify(scene ? playedOf(scene) : undefined), [scene]);
  useEffect(() => {
    if (text === undefined) return undefined;
    const { score, durationSec } = JSON.parse(text) as PlayedScore;
    const quit = new AbortController();
    const { signal } = quit;
    scoreUrl(score, durationSec, signal).then(
      (url) => {
        if (signal.aborted) return URL.revokeObjectURL(url);
        const bed = new ScoreBed(url);
        const follow = () => bed.follow(voice.read());
        follow();
        const unsubscribe = voice.subscribe(follow);
        signal.addEventListener('abort', () => {
          unsubscribe();
          bed.close();
          URL.revokeObjectURL(url);
        });
      },
      // Another score took its place.
      () => undefined,
    );
    return () => quit.abort();
  }, [voice, text]);
}

function playedOf(scene: Record<string, unknown>): PlayedScore | undefined {
  const reader = new SpecReader(scene, '');
  const score = reader.optional('score', readScore);
  return score ? { score, durationSec: reader.number('durationSec', { min: 0, max: LONGEST_SCENE_SEC }) } : undefined;
}
