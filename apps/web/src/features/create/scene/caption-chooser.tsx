import { CAPTION_STYLES, type CaptionStyle, DEFAULT_CHOICES, isOneOf, SETTINGS } from '@herald/media/choices';
import { CAPTION_LABELS } from '@herald/media/labels';
import { optionsOf } from '@herald/media/option';
import { useState } from 'react';
import { Switch } from '#ui/switch.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';
import { useWizard } from '../steps/wizard-context.ts';
import { CaptionSample } from './caption-sample.tsx';
import { SettingPicture } from './setting-picture.tsx';
import { Tile } from './tile.tsx';

const looks = optionsOf(CAPTION_STYLES, CAPTION_LABELS);

/** How the words stand in the picture, or that they do not; a sound of which no words are known has none. */
export function CaptionChooser() {
  const { data: clip } = useDraftClip();
  return clip?.words.length === 0 ? <NoCaptions /> : <CaptionChoice />;
}

function NoCaptions() {
  const { goTo } = useWizard();
  return (
    <fieldset>
      <legend className="mb-3 font-medium text-13">Captions</legend>
      <p className="text-14 text-ink-soft">
        Your audio has no transcript, so the video has no captions.{' '}
        <TextButton onClick={() => goTo(2)}>Add a transcript</TextButton>
      </p>
    </fieldset>
  );
}

function CaptionChoice() {
  const { content, change } = useDraft();
  const { captions } = content.output;
  const [before, setBefore] = useState<CaptionStyle>(captions === 'off' ? DEFAULT_CHOICES.captions : captions);
  const { environment, lighting, style, setting } = content.background;
  const choose = (next: CaptionStyle) => {
    setBefore(next);
    change('output', { captions: next });
  };
  return (
    <fieldset>
      <legend className="mb-3 font-medium text-13">Captions</legend>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {looks.map(({ value, label }) => (
          <Tile
            key={value}
            group="captions"
            value={value}
            label={label}
            isChosen={value === captions}
            onChoose={() => choose(value)}
          >
            <SettingPicture
              background={{
                kind: 'setting',
                setting: isOneOf(SETTINGS, setting) ? setting : DEFAULT_CHOICES.setting,
                environment,
                lighting,
                style,
                seed: 1,
              }}
              className="aspect-[16/10] brightness-50"
            />
            <span
              aria-hidden
              className="absolute inset-0 grid place-items-center px-2 text-center text-16 leading-[1.16]"
            >
              <CaptionSample look={value} />
            </span>
          </Tile>
        ))}
      </div>
      <div className="mt-2">
        <Switch
          label="Burn captions into the picture"
          hint="A .vtt and an .srt file come with every video either way."
          isOn={captions !== 'off'}
          onChange={(isOn) => change('output', { captions: isOn ? before : 'off' })}
        />
      </div>
    </fieldset>
  );
}
