import type { Avatar } from '@herald/contract/endpoints/avatars';
import { limits } from '@herald/contract/limits';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { MaterialChooser } from '../material/material-chooser.tsx';
import { isPlannable, PlanEditor } from '../plan/plan-editor.tsx';
import { useCastAvatar } from '../preview/use-cast-avatar.ts';
import { useSpeakChanges } from '../voice/use-speak-changes.ts';
import { BrandChooser } from './brand-chooser.tsx';
import { CaptionChooser } from './caption-chooser.tsx';
import { BitrateChooser, QualityChooser } from './coding-choosers.tsx';
import { EffectsChooser, FiguresChooser, PaceChooser, ProgressBarChooser } from './cut-choosers.tsx';
import { FilmerChooser } from './filmer-chooser.tsx';
import { FormPlace, type FormPlaceName, formPlaces, PlacesRow } from './form-places.tsx';
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
  const plan = isPlannable(content.output.made_by, cast) && (
    <FormPlace name="Plan">
      <PlanEditor words={words} />
    </FormPlace>
  );
  return (
    <div>
      <PlacesRow names={placesOf(plan !== false, isPlanFirst)} />
      <div className="grid gap-8">
        {isPlanFirst && plan}
        <Field label="Title">
          <Input
            value={content.title}
            maxLength={limits.videoTitleCharacters}
            placeholder="The first words of your script"
            onChange={(event) => changeTitle(event.target.value)}
          />
        </Field>
        <FormPlace name="Look">
          <Place cast={cast} isShown={content.output.ground === 'place'} />
          <CaptionChooser />
          <BrandChooser />
          <WordsAndCuts />
        </FormPlace>
        <FormPlace name="Format">
          <FormatFields />
        </FormPlace>
        <FormPlace name="Material">
          <div className={columnsClass}>
            <ProductChooser />
            <LogoChooser />
          </div>
          <MaterialChooser />
        </FormPlace>
        <FormPlace name="Sound">
          <SoundFields />
        </FormPlace>
        {!isPlanFirst && plan}
      </div>
    </div>
  );
}

function placesOf(hasPlan: boolean, isPlanFirst: boolean): readonly FormPlaceName[] {
  const others = formPlaces.filter((name) => name !== 'Plan');
  if (!hasPlan) return others;
  return isPlanFirst ? ['Plan', ...others] : formPlaces;
}

const columnsClass = 'grid gap-x-10 gap-y-6 border-line border-t pt-6 sm:grid-cols-2';

/** What the picture shows besides presenter and captions, and when it changes. */
function WordsAndCuts() {
  return (
    <div className={columnsClass}>
      <PaceChooser />
      <FiguresChooser />
      <ProgressBarChooser />
      <LinkChooser />
      <HookField />
      <EndCardField />
    </div>
  );
}

function FormatFields() {
  return (
    <div className={columnsClass}>
      <RatioChooser />
      <Field label="Resolution" hint="1080p takes about twice as long.">
        <ResolutionChooser />
      </Field>
      <GroundChooser />
      <QualityChooser />
      <BitrateChooser />
      <FilmerChooser />
    </div>
  );
}

function SoundFields() {
  return (
    <>
      <section aria-label="Music" className="border-line border-t pt-6">
        <h3 className="plain-heading mb-3 font-medium text-13">Music made by Herald</h3>
        <MoodChooser />
      </section>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <MusicChooser />
        <EffectsChooser />
      </div>
    </>
  );
}

/** Where the film takes place, as far as there is a choice. */
function Place({ cast, isShown }: { cast: Avatar | undefined; isShown: boolean }) {
  if (!isShown) return <NoPlace />;
  if (cast?.kind !== 'photo' && cast?.kind !== 'filmed') return <SceneChooser />;
  return <OwnPlace kind={cast.kind} canBeCutOut={cast.can_be_cut_out} />;
}
