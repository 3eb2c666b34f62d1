import { MUSIC_MOODS, type MusicMood } from '@herald/media/choices';
import { MUSIC_LABELS } from '@herald/media/labels';
import { MUSIC_TEMPOS } from '@herald/media/music';
import { clsx } from 'clsx';
import { Shuffle, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { PlayButton } from '#ui/play-button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { MusicUnderVoice } from './music-under-voice.tsx';
import { useMoodSample } from './use-mood-sample.ts';

/** Music that Herald makes: a mood, one of its tunes, and how far it gives way to the voice. */
export function MoodChooser() {
  const { content, change } = useDraft();
  const { music_mood, music_tune } = content.output;
  const { toggle, isPlaying } = useMoodSample(music_tune);
  const choose = (mood: MusicMood | 'none') =>
    change('output', { music_mood: mood, ...(mood !== 'none' && { music_url: '' }) });
  return (
    <div className="grid gap-4">
      <ul aria-label="Moods" className="grid grid-cols-2 gap-2 lg:grid-cols-4">
        {MUSIC_MOODS.map((mood) => (
          <MoodTile
            key={mood}
            mood={mood}
            isChosen={mood === music_mood}
            isPlaying={isPlaying(mood)}
            onToggle={() => toggle(mood)}
            onChoose={() => choose(mood)}
          />
        ))}
      </ul>
      {music_mood !== 'none' && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <MusicUnderVoice />
          <div className="flex flex-wrap gap-2">
            <Button size="s" icon={Shuffle} onClick={() => change('output', { music_tune: music_tune + 1 })}>
              Another tune
            </Button>
            <Button size="s" icon={X} onClick={() => choose('none')}>
              No music
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

interface MoodTileProps {
  mood: MusicMood;
  isChosen: boolean;
  isPlaying: boolean;
  onToggle: () => void;
  onChoose: () => void;
}

function MoodTile({ mood, isChosen, isPlaying, onToggle, onChoose }: MoodTileProps) {
  return (
    <li
      className={clsx(
        'flex items-center gap-3 rounded-control border px-3 py-2',
        isChosen ? 'border-ink bg-raised' : 'border-line-strong',
      )}
    >
      <PlayButton
        label={`${MUSIC_LABELS[mood]} music`}
        isPlaying={isPlaying}
        onToggle={onToggle}
        look={isPlaying ? 'ink' : 'line'}
      />
      <button type="button" aria-pressed={isChosen} onClick={onChoose} className="min-h-9 min-w-0 flex-1 text-left">
        <span className="block font-medium text-13">{MUSIC_LABELS[mood]}</span>
        <span className="block text-12 text-ink-faint">{MUSIC_TEMPOS[mood]} beats a minute</span>
      </button>
    </li>
  );
}
