import type { VoiceOption } from '@herald/contract/endpoints/speech';
import { RotateCcw } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { paths } from '#lib/paths.ts';
import { useSound } from '#lib/use-sound.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDraft } from '../draft/use-draft.ts';
import type { useVoicePlaces } from './use-voice-places.ts';
import { VoiceRow } from './voice-row.tsx';

/** The voices of a region, to hear before one chooses. */
export function VoiceList({ voices, hasNoVoices }: Pick<ReturnType<typeof useVoicePlaces>, 'voices' | 'hasNoVoices'>) {
  const { content, change } = useDraft();
  const titleId = useId();
  const [heard, setHeard] = useState<VoiceOption | null>(null);
  const { sound, state } = useSound(heard?.sample_url ?? '');
  useEffect(() => {
    if (heard) sound.play();
  }, [heard, sound]);
  const toggleSample = (voice: VoiceOption) => {
    if (voice.value === heard?.value) sound.toggle();
    else setHeard(voice);
  };
  const groups = voices.data ?? [];
  return (
    <fieldset aria-labelledby={titleId}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <span id={titleId} className="font-medium text-13">
          Voice
        </span>
        <span className="text-12 text-ink-faint">Listen before you choose</span>
      </div>
      {voices.isError && !voices.isFetching && (
        <div
          role="alert"
          className="flex items-center justify-between gap-3 rounded-card border border-line bg-panel p-4 text-14"
        >
          Failed to load voices
          <Button size="s" icon={RotateCcw} onClick={() => void voices.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!voices.data && !voices.isError && !hasNoVoices && <VoicesLoading />}
      {hasNoVoices && (
        <p role="status" className="rounded-card border border-line bg-panel p-4 text-14">
          There is no voice here. Please choose another region or country.
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {groups.map(({ value: gender, label, children }) => (
          <fieldset key={gender} aria-labelledby={`${titleId}-${gender}`} className="min-w-0">
            <h4 id={`${titleId}-${gender}`} className="mb-1.5 text-13 text-ink-soft">
              {label}
            </h4>
            <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-panel">
              {children.map((voice) => (
                <VoiceRow
                  key={voice.value}
                  voice={voice}
                  isChosen={voice.value === content.voice.ttsId}
                  onChoose={() => change('voice', { ttsId: voice.value, isChosen: true, style: '' })}
                  sample={voice.value === heard?.value ? state : null}
                  onToggleSample={() => toggleSample(voice)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <p className="mt-3 text-13 text-ink-faint">
        Your own key for a service adds its voices: <TextLink to={paths.apiSetup}>API keys</TextLink>
      </p>
    </fieldset>
  );
}

function VoicesLoading() {
  return (
    <div role="status" className="divide-y divide-line overflow-hidden rounded-card border border-line bg-panel">
      <span className="sr-only">Loading voices</span>
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex h-14 items-center gap-3 px-3">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-4 w-40" />
        </div>
      ))}
    </div>
  );
}
