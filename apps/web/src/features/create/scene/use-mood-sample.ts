import type { MusicMood } from '@herald/media/choices';
import { MUSIC_TEMPOS } from '@herald/media/music';
import { useEffect, useState } from 'react';
import { useSound } from '#lib/use-sound.ts';
import { scoreUrl } from '../sound/score-url.ts';

const SAMPLE_SEC = 14;
/** As loud as the voices that are heard beside it. */
const SAMPLE_LUFS = -11;

/** A short piece of a mood, whole with beginning and end; made when it is first asked for. */
export function useMoodSample(tune: number) {
  const [mood, setMood] = useState<MusicMood | null>(null);
  const [url, setUrl] = useState('');
  const { sound, state } = useSound(url);
  useEffect(() => {
    if (!mood) return undefined;
    const quit = new AbortController();
    const music = { mood, tune, underVoiceDb: 14, firstBeatSec: 0.05, beatSec: 60 / MUSIC_TEMPOS[mood] };
    const voice = { spans: [], lufs: SAMPLE_LUFS, levelsDb: [] };
    let made = '';
    scoreUrl({ music, effects: [], voice }, SAMPLE_SEC, quit.signal).then(
      (address) => {
        if (quit.signal.aborted) return URL.revokeObjectURL(address);
        made = address;
        setUrl(address);
      },
      // Another mood took its place.
      () => undefined,
    );
    return () => {
      quit.abort();
      setUrl('');
      URL.revokeObjectURL(made);
    };
  }, [mood, tune]);
  useEffect(() => {
    if (url) sound.play();
  }, [sound, url]);
  const toggle = (asked: MusicMood) => {
    if (asked === mood && url) sound.toggle();
    else setMood(asked);
  };
  const isPlaying = (asked: MusicMood) => asked === mood && (state.isPlaying || state.isWaiting);
  return { toggle, isPlaying };
}
