import type { Avatar } from '@herald/contract/endpoints/avatars';
import { NO_OUTLINE_TEXT } from '@herald/contract/photo-texts';
import { TextButton } from '#ui/text-button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { OutputChoice } from './output-choice.tsx';
import { SceneChooser } from './scene-chooser.tsx';

const TEXTS = {
  photo: {
    own: 'Place of the photo',
    ownHint: 'The film shows the place the photo was taken in.',
    sceneHint: 'Herald cuts the person out of the photo.',
  },
  filmed: {
    own: 'Room of the clip',
    ownHint: 'The film shows the room the clip was filmed in.',
    sceneHint:
      'Herald cuts the person out of the clip, cleanest where the wall behind differs from hair and clothes. The film takes more than twice as long to make.',
  },
} as const;

/** Where somebody in a photo or a clip is seen: where they were, or before a scene. */
export function OwnPlace({ kind, canBeCutOut }: { kind: 'photo' | 'filmed'; canBeCutOut: Avatar['can_be_cut_out'] }) {
  const { content, change } = useDraft();
  const isBehind = content.background.isBehindPhoto === true;
  const place = (next: 'own' | 'scene') => change('background', { isBehindPhoto: next === 'scene' });
  const { own, ownHint, sceneHint } = TEXTS[kind];
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
        label="Place"
        hint={isBehind ? sceneHint : ownHint}
        options={[
          { value: 'own', label: own },
          { value: 'scene', label: 'Another scene' },
        ]}
        value={isBehind ? 'scene' : 'own'}
        onChange={place}
      />
      {isBehind && <SceneChooser />}
    </div>
  );
}
