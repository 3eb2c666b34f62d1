import { NO_OUTLINE_TEXT } from '@herald/contract/photo-texts';
import type { Option } from '@herald/media/option';
import { TextButton } from '#ui/text-button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { OutputChoice } from './output-choice.tsx';
import { SceneChooser } from './scene-chooser.tsx';

const PLACES: readonly Option<'own' | 'scene'>[] = [
  { value: 'own', label: 'Place of the photo' },
  { value: 'scene', label: 'Another scene' },
];

/** Where somebody in a photo is seen: where it was taken, or before a scene. */
export function PhotoPlace({ canBeCutOut }: { canBeCutOut: boolean }) {
  const { content, change } = useDraft();
  const isBehind = content.background.isBehindPhoto === true;
  const place = (next: 'own' | 'scene') => change('background', { isBehindPhoto: next === 'scene' });
  if (!canBeCutOut) {
    return (
      <fieldset>
        <legend className="mb-3 font-medium text-13">Scene</legend>
        <p className="text-14 text-ink-soft">
          {NO_OUTLINE_TEXT} Add it once more to show another scene, or keep the place it was taken in.{' '}
          {isBehind && <TextButton onClick={() => place('own')}>Keep its own place</TextButton>}
        </p>
      </fieldset>
    );
  }
  return (
    <div className="grid gap-6">
      <OutputChoice
        label="Behind the person"
        hint={
          isBehind ? 'Herald cuts the person out of the photo.' : 'The film shows the place the photo was taken in.'
        }
        options={PLACES}
        value={isBehind ? 'scene' : 'own'}
        onChange={place}
      />
      {isBehind && <SceneChooser />}
    </div>
  );
}
