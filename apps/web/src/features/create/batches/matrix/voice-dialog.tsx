import type { DraftContent } from '@herald/contract/draft';
import type { VoiceOption } from '@herald/contract/endpoints/speech';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { regionsQuery, voicesQuery } from '#data/voices.ts';
import type { SoundState } from '#lib/sound.ts';
import { useSound } from '#lib/use-sound.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { ListFailure } from '#ui/list-states.tsx';
import { PlayButton } from '#ui/play-button.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { voiceWords } from '../../voice/use-spoken-voice.ts';
import type { AxisVoice } from '../rules/matrix-draft.ts';

interface VoiceDialogProps {
  content: DraftContent;
  /** Those that are on the axis already. */
  taken: readonly string[];
  onChoose: (voice: AxisVoice) => void;
  onClose: () => void;
}

/** One more voice of the script's language. */
export function VoiceDialog({ content, taken, onChoose, onClose }: VoiceDialogProps) {
  const { country } = content.voice;
  const [region, setRegion] = useState(content.voice.region);
  const { data: regions = [] } = useQuery(regionsQuery(country));
  const voices = useQuery(voicesQuery(country, region));
  const found = voices.data?.flatMap(({ children }) => children).filter(({ value }) => !taken.includes(value));
  const [heard, setHeard] = useState<VoiceOption>();
  const { sound, state } = useSound(heard?.sample_url ?? '');
  useEffect(() => {
    if (heard) sound.play();
  }, [heard, sound]);
  const toggle = (voice: VoiceOption) => (voice.value === heard?.value ? sound.toggle() : setHeard(voice));
  const choose = (voice: VoiceOption) => {
    const { style: _style, ...rest } = content.voice;
    const chosen = { ...rest, country, region, ttsId: voice.value, isChosen: true };
    onChoose({ id: voice.value, name: voiceWords(voice).name, voice: chosen });
    onClose();
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title="Add a voice" isLarge className="md:max-w-[560px]">
      <Field label="Region">
        <Select options={regions} value={region} onChange={setRegion} />
      </Field>
      {voices.isPending && <Spinner label="Loading voices..." className="py-12" />}
      {voices.isLoadingError && <ListFailure title="The voices did not load" answer={voices} />}
      <ul aria-label="Voices" className="mt-4 divide-y divide-line">
        {found?.map((voice) => (
          <VoiceLine
            key={voice.value}
            voice={voice}
            state={voice.value === heard?.value ? state : null}
            onToggle={() => toggle(voice)}
            onChoose={() => choose(voice)}
          />
        ))}
      </ul>
      {found?.length === 0 && <p className="py-8 text-center text-14 text-ink-soft">No other voice is here.</p>}
    </Dialog>
  );
}

interface VoiceLineProps {
  voice: VoiceOption;
  /** Of its sample, where that was asked for last. */
  state: SoundState | null;
  onToggle: () => void;
  onChoose: () => void;
}

function VoiceLine({ voice, state, onToggle, onChoose }: VoiceLineProps) {
  const { name, description } = voiceWords(voice);
  const isHeard = Boolean(state?.isPlaying || state?.isWaiting);
  return (
    <li className="flex min-h-14 items-center gap-3">
      <PlayButton label={`sample of ${name}`} isPlaying={isHeard} onToggle={onToggle} look="line" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-14">{name}</span>
        <span className={state?.failure ? 'block text-13 text-bad' : 'block text-13 text-ink-faint'}>
          {state?.failure || description}
        </span>
      </span>
      <Button size="s" aria-label={`Add ${name}`} onClick={onChoose}>
        Add
      </Button>
    </li>
  );
}
