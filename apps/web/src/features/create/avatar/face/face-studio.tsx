import { optionLists } from '@herald/contract/option-lists';
import { growsBeard } from '@herald/media/person/character-params';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { ChipsField } from '#ui/chips.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { SegmentedField } from '#ui/segmented.tsx';
import { Switch } from '#ui/switch.tsx';
import { useDrawer } from '../../draft/use-drawer.ts';
import { Dial } from './dial.tsx';
import { FACE_FAILED_TEXT } from './draw-face.ts';
import { FaceDrawer } from './face-drawer.tsx';
import { faceLists } from './face-options.ts';
import { useFaceChanges } from './use-face-changes.ts';
import { useFacePreview } from './use-face-preview.ts';

const MAX_SEED = 0xffff_ffff;

/** The tab "Face Studio": a face by its options; the picture stands on the stage. */
export function FaceStudio() {
  const { face, set, chooseOwn } = useFaceChanges();
  const { heeds, isByService } = useDrawer('face');
  return (
    <>
      <FaceError />
      <FaceDrawer onChange={chooseOwn} />
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-2">
        <SegmentedField
          label="Gender"
          segments={optionLists.gender}
          value={face.gender}
          onChange={(gender) => set({ gender })}
        />
        <Dial label="Age" max={80} value={face.age} onChange={(age) => set({ age })} />
        <ChipsField
          label="Ethnicity"
          options={faceLists.ethnicity}
          value={face.ethnicity}
          onChange={(ethnicity: string) => set({ ethnicity })}
          className="md:col-span-2"
        />
        {heeds('skintone') && (
          <Dial label="Skin tone" max={10} value={face.skintone} onChange={(skintone) => set({ skintone })} />
        )}
        {heeds('hair_length') && (
          <Dial
            label="Hair length"
            max={10}
            value={face.hair_length}
            onChange={(hair_length) => set({ hair_length })}
          />
        )}
        {heeds('facial_hair') && growsBeard({ gender: face.gender, ageYears: face.age }) && (
          <Dial
            label="Facial hair"
            max={10}
            value={face.facial_hair}
            onChange={(facial_hair) => set({ facial_hair })}
          />
        )}
        {heeds('mood') && (
          <SegmentedField label="Mood" segments={faceLists.mood} value={face.mood} onChange={(mood) => set({ mood })} />
        )}
        {heeds('lighting') && (
          <SegmentedField
            label="Lighting"
            segments={faceLists.lighting}
            value={face.lighting}
            onChange={(lighting) => set({ lighting })}
          />
        )}
        {heeds('zoom_level') && (
          <SegmentedField
            label="Zoom"
            segments={faceLists.zoom}
            value={face.zoom_level}
            onChange={(zoom_level) => set({ zoom_level })}
          />
        )}
        <SegmentedField
          label="Resolution"
          segments={faceLists.resolution}
          value={String(face.resolution)}
          onChange={(resolution) => set({ resolution: resolution === '512' ? 512 : 1024 })}
        />
        <SegmentedField
          label="Image format"
          segments={faceLists.format}
          value={face.image_format}
          onChange={(format) => set({ image_format: format === 'png' ? 'png' : 'jpeg' })}
        />
        {!isByService && <SeedField />}
      </div>
      {heeds('stampless') && (
        <div className="mt-6 border-line border-t">
          <Switch
            label="Stampless"
            hint="No mark on the picture. Watch pages still say that its videos are AI-generated."
            isOn={face.stampless}
            onChange={(stampless) => set({ stampless })}
          />
        </div>
      )}
    </>
  );
}

function FaceError() {
  const { state, error, retry } = useFacePreview();
  if (state !== 'failed') return null;
  return (
    <div className="mb-6">
      <AlertBox
        action={
          <Button size="s" onClick={retry}>
            Try again
          </Button>
        }
      >
        {FACE_FAILED_TEXT}
        <span className="block text-ink-soft">{error}</span>
      </AlertBox>
    </div>
  );
}

/** The number behind everything left to chance: note it to meet the same face again. */
function SeedField() {
  const { face, set, reroll } = useFaceChanges();
  const [isTooLarge, setTooLarge] = useState(false);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 10);
    const isTooLarge = Number(digits) > MAX_SEED;
    setTooLarge(isTooLarge);
    if (!isTooLarge) set({ seed: digits === '' ? null : Number(digits) });
  };
  return (
    <Field
      label="Seed"
      hint="The same options and seed give the same face."
      error={isTooLarge ? `A seed goes up to ${MAX_SEED}.` : undefined}
    >
      <Input
        inputMode="numeric"
        placeholder="Set by the first preview"
        value={face.seed ?? ''}
        onChange={({ target }) => type(target.value)}
        end={<IconButton icon={Shuffle} label="Draw another seed" size="s" onClick={reroll} />}
        className="tnum"
      />
    </Field>
  );
}
