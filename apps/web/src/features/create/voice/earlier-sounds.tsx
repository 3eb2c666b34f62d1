import type { AudioClip } from '@herald/contract/endpoints/speech';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { ownSoundsQuery } from '#data/own-sounds.ts';
import { messageOf } from '#lib/api.ts';
import { useSound } from '#lib/use-sound.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDraft, useDraftStore } from '../draft/use-draft.ts';
import { EarlierSoundRow } from './earlier-sound-row.tsx';
import { takeClip } from './take-clip.ts';

/** Sounds of the account from before, to use again or to delete. */
export function EarlierSounds() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h4 id={titleId} className="plain-heading mb-1.5 font-medium text-13">
        Audio you uploaded or recorded
      </h4>
      <SoundsOrState />
    </section>
  );
}

function SoundsOrState() {
  const { data, error, refetch, isFetching } = useQuery(ownSoundsQuery);
  if (data && data.length > 0) return <SoundList sounds={data} />;
  if (data) return <p className="text-13 text-ink-faint">Audio that you upload or record is listed here.</p>;
  if (error)
    return (
      <Panel role="alert" className="flex flex-wrap items-center justify-between gap-3 p-4 text-14">
        {messageOf(error, 'Your earlier audio did not load.')}
        <Button size="s" icon={RotateCcw} onClick={() => void refetch()} busyText={isFetching && 'Loading...'}>
          Try again
        </Button>
      </Panel>
    );
  return (
    <div role="status">
      <span className="sr-only">Loading your earlier audio</span>
      <Skeleton className="h-14 w-full" />
    </div>
  );
}

function SoundList({ sounds }: { sounds: readonly AudioClip[] }) {
  const store = useDraftStore();
  const { audioId, useCustomAudio } = useDraft().content.voice;
  const [heard, setHeard] = useState<AudioClip | null>(null);
  const { sound, state } = useSound(heard?.url ?? '');
  useEffect(() => {
    if (heard) sound.play();
  }, [heard, sound]);
  const toggle = (clip: AudioClip) => {
    if (clip.audio_id === heard?.audio_id) sound.toggle();
    else setHeard(clip);
  };
  return (
    <ul className="max-h-80 divide-y divide-line overflow-y-auto rounded-card border border-line bg-panel">
      {sounds.map((clip) => (
        <EarlierSoundRow
          key={clip.audio_id}
          clip={clip}
          isUsed={useCustomAudio && clip.audio_id === audioId}
          onUse={() => takeClip(store, clip, true)}
          heard={clip.audio_id === heard?.audio_id ? state : null}
          onToggle={() => toggle(clip)}
        />
      ))}
    </ul>
  );
}
