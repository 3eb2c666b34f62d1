import { limits } from '@herald/contract';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useCastAvatar } from '../avatar/use-cast-avatar.ts';
import { useDraft } from '../draft/use-draft.ts';
import { usePlanLimits } from '../voice/use-plan-limits.ts';
import { CaptionChooser } from './caption-chooser.tsx';
import { CostStrip } from './cost-strip.tsx';
import { RatioChooser, ResolutionChooser } from './frame-chooser.tsx';
import { LogoChooser } from './logo-chooser.tsx';
import { MusicChooser } from './music-chooser.tsx';
import { PhotoPlace } from './photo-place.tsx';
import { SceneChooser } from './scene-chooser.tsx';
import { SceneFooter } from './scene-footer.tsx';
import { useEstimate } from './use-estimate.ts';
import { EndCardField, HookField } from './words-fields.tsx';

/** Everything about the video that is not the person and the voice. */
export function SceneForm() {
  const { content, changeTitle } = useDraft();
  const { data: plan } = usePlanLimits();
  const isPhoto = useCastAvatar()?.kind === 'photo';
  const { data: estimate } = useEstimate(content);
  return (
    <>
      <div className="grid gap-8">
        <Field label="Title">
          <Input
            value={content.title}
            maxLength={limits.videoTitleCharacters}
            placeholder="The first words of your script"
            onChange={(event) => changeTitle(event.target.value)}
          />
        </Field>
        {isPhoto ? <PhotoPlace /> : <SceneChooser />}
        <CaptionChooser />
        <div className="grid gap-x-10 gap-y-6 border-line border-t pt-6 sm:grid-cols-2">
          <RatioChooser />
          <LogoChooser />
          <Field label="Resolution" hint="1080p takes about twice as long.">
            <ResolutionChooser />
          </Field>
          <MusicChooser />
          <HookField />
          <EndCardField />
        </div>
      </div>
      <CostStrip plan={plan} estimate={estimate} />
      <SceneFooter plan={plan} estimate={estimate} />
    </>
  );
}
