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
        className={barelyClass}
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
        className={barelyClass}
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
        className={barelyClass}
        onChange={(next) => change('output', { captions: next })}
      />
    </ChoiceField>
  );
}

/** A list whose frame is the card around it. */
const barelyClass =
  'h-6! border-0! bg-transparent! p-0! font-medium text-14! after:absolute after:inset-0 after:rounded-control focus-visible:outline-0! focus-visible:after:outline-2 focus-visible:after:outline-signal-ink focus-visible:after:outline-offset-2';

interface ChoiceFieldProps {
  label: string;
  /** What is chosen, to see or to hear. */
  picture: ReactNode;
  children: ReactNode;
}

/** One card: a press anywhere on it opens the list, but for the sample that is heard. */
function ChoiceField({ label, picture, children }: ChoiceFieldProps) {
  return (
    <div className="relative flex min-w-0 items-center gap-3 rounded-control border border-edge bg-ground p-2 pr-3 transition-colors duration-150 hover:border-ink-faint">
      <div className="relative z-10 grid size-11 shrink-0 place-items-center not-has-[button]:pointer-events-none">
        {picture}
      </div>
      <Field
        label={<span className="font-normal text-12 text-ink-faint">{label}</span>}
        className="min-w-0 flex-1 flex-col-reverse gap-0!"
      >
        {children}
      </Field>
    </div>
  );
}
