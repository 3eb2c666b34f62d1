import type { Avatar } from '@herald/contract/endpoints/avatars';
import type { VoiceOption } from '@herald/contract/endpoints/speech';
import { CAPTION_STYLES } from '@herald/media/choices';
import { CAPTION_LABELS } from '@herald/media/labels';
import { optionsOf } from '@herald/media/option';
import type { ReactNode } from 'react';
import { useSound } from '#lib/use-sound.ts';
import { Field } from '#ui/field.tsx';
import { PlayButton } from '#ui/play-button.tsx';
import { Select } from '#ui/select.tsx';
import { libraryAvatarChosen } from '../draft/avatar-changes.ts';
import { useDraft } from '../draft/use-draft.ts';
import { CaptionSample } from '../scene/caption-sample.tsx';
import { voiceWords } from '../voice/use-spoken-voice.ts';
import { FAVOURITE } from './use-first-presenter.ts';

interface PresenterFieldProps {
  avatars: readonly Avatar[] | undefined;
}

export function PresenterField({ avatars }: PresenterFieldProps) {
  const { content, change } = useDraft();
  const { selectedAvatarId } = content.avatar;
  const chosen = avatars?.find(({ id }) => id === selectedAvatarId);
  const choose = (id: string) => {
    const avatar = avatars?.find((one) => one.id === id);
    if (avatar) change('avatar', libraryAvatarChosen(avatar));
  };
  return (
    <ChoiceField
      label="Presenter"
      picture={
        chosen && (
          <img
            src={chosen.thumbnail_url}
            alt=""
            className="absolute inset-0 size-full rounded-sm object-cover object-[50%_15%]"
          />
        )
      }
    >
      <Select
        options={avatars?.map(({ id, display_name }) => ({ value: id, label: display_name })) ?? []}
        value={chosen?.id}
        placeholder={FAVOURITE}
        disabled={!avatars}
        onChange={choose}
      />
    </ChoiceField>
  );
}

interface VoiceFieldProps {
  voices: readonly { children: readonly VoiceOption[] }[] | undefined;
}

export function VoiceField({ voices }: VoiceFieldProps) {
  const { content, change } = useDraft();
  const { ttsId } = content.voice;
  const all = voices?.flatMap(({ children }) => children) ?? [];
  const chosen = all.find(({ value }) => value === ttsId);
  const { sound, state } = useSound(chosen?.sample_url ?? '');
  const options = all.map((voice) => {
    const { name, description } = voiceWords(voice);
    return { value: voice.value, label: `${name}, ${description.toLowerCase()}` };
  });
  return (
    <ChoiceField
      label="Voice"
      picture={
        chosen && (
          <PlayButton
            label={`sample of ${voiceWords(chosen).name}`}
            isPlaying={state.isPlaying || state.isWaiting}
            onToggle={() => sound.toggle()}
            look="line"
          />
        )
      }
    >
      <Select
        options={options}
        value={chosen?.value}
        placeholder="A voice that fits"
        disabled={!voices}
        onChange={(next) => change('voice', { ttsId: next, isChosen: true })}
      />
    </ChoiceField>
  );
}

const looks = optionsOf(CAPTION_STYLES, CAPTION_LABELS);

export function CaptionsField() {
  const { content, change } = useDraft();
  const { captions } = content.output;
  return (
    <ChoiceField
      label="Captions"
      picture={
        captions !== 'off' && (
          <span
            aria-hidden
            className="grid size-full place-items-center overflow-hidden rounded-sm bg-linear-to-b from-edge to-film text-center text-[9px] leading-[1.2]"
          >
            <CaptionSample look={captions} />
          </span>
        )
      }
    >
      <Select
        options={looks}
        value={captions === 'off' ? undefined : captions}
        onChange={(next) => change('output', { captions: next })}
      />
    </ChoiceField>
  );
}

interface ChoiceFieldProps {
  label: string;
  /** What is chosen, to see or to hear. */
  picture: ReactNode;
  children: ReactNode;
}

function ChoiceField({ label, picture, children }: ChoiceFieldProps) {
  return (
    <div className="flex min-w-0 items-end gap-2">
      <div className="relative grid size-11 shrink-0 place-items-center md:size-10">{picture}</div>
      <Field label={label} className="min-w-0 flex-1">
        {children}
      </Field>
    </div>
  );
}
