import type { Avatar } from '@herald/contract/endpoints/avatars';
import { limits } from '@herald/contract/limits';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { MaterialChooser } from '../material/material-chooser.tsx';
import { PlanEditor } from '../plan/plan-editor.tsx';
import { useCastAvatar } from '../preview/use-cast-avatar.ts';
import { useSpeakChanges } from '../voice/use-speak-changes.ts';
import { BrandChooser } from './brand-chooser.tsx';
import { CaptionChooser } from './caption-chooser.tsx';
import { BitrateChooser, QualityChooser } from './coding-choosers.tsx';
import { EffectsChooser, FiguresChooser, PaceChooser, ProgressBarChooser } from './cut-choosers.tsx';
import { FilmerChooser } from './filmer-chooser.tsx';
import { RatioChooser, ResolutionChooser } from './frame-chooser.tsx';
import { GroundChooser, NoPlace } from './ground-chooser.tsx';
import { LinkChooser } from './link-chooser.tsx';
import { LogoChooser } from './logo-chooser.tsx';
import { MoodChooser } from './mood-chooser.tsx';
import { MusicChooser } from './music-chooser.tsx';
import { OwnPlace } from './own-place.tsx';
import { ProductChooser } from './product-chooser.tsx';
import { SceneChooser } from './scene-chooser.tsx';
import { EndCardField, HookField } from './words-fields.tsx';

interface SceneFormProps {
  /** What is said and shown comes before how it looks. */
  isPlanFirst?: boolean;
}

/** Everything about the video that is not the person and the voice. */
export function SceneForm({ isPlanFirst = false }: SceneFormProps) {
  const { content, changeTitle } = useDraft();
  const cast = useCastAvatar();
  const words = useSpeakChanges();
  return (
    <div className="grid gap-8">
      {isPlanFirst && <PlanEditor words={words} />}
      <Field label="Title">
        <Input
          value={content.title}
          maxLength={limits.videoTitleCharacters}
          placeholder="The first words of your script"
          onChange={(event) => changeTitle(event.target.value)}
        />
      </Field>
      <Place cast={cast} isShown={content.output.ground === 'place'} />
      <CaptionChooser />
      <BrandChooser />
      <div className="grid gap-x-10 gap-y-6 border-line border-t pt-6 sm:grid-cols-2">
        <RatioChooser />
        <Field label="Resolution" hint="1080p takes about twice as long.">
          <ResolutionChooser />
        </Field>
        <GroundChooser />
        <QualityChooser />
        <BitrateChooser />
        <PaceChooser />
        <FiguresChooser />
        <ProgressBarChooser />
        <FilmerChooser />
        <ProductChooser />
        <LogoChooser />
        <HookField />
        <EndCardField />
        <LinkChooser />
        <MusicChooser />
        <EffectsChooser />
      </div>
      <MaterialChooser />
      <section aria-label="Music" className="border-line border-t pt-6">
        <h3 className="plain-heading mb-3 font-medium text-13">Music made by Herald</h3>
        <MoodChooser />
      </section>
      {!isPlanFirst && <PlanEditor words={words} />}
    </div>
  );
}

/** Where the film takes place, as far as there is a choice. */
function Place({ cast, isShown }: { cast: Avatar | undefined; isShown: boolean }) {
  if (!isShown) return <NoPlace />;
  if (cast?.kind !== 'photo' && cast?.kind !== 'filmed') return <SceneChooser />;
  return <OwnPlace kind={cast.kind} canBeCutOut={cast.can_be_cut_out} />;
}
