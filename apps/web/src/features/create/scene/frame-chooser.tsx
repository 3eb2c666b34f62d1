import { ASPECTS, type Aspect, RESOLUTIONS } from '@herald/media/choices';
import { ratiosOfFilm } from '@herald/media/frame-size';
import { Checkbox } from '#ui/checkbox.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useCastAvatar } from '../preview/use-cast-avatar.ts';
import { allRatios, withMainRatio, withRatio } from './ratio-rules.ts';
import { RatioTiles } from './ratio-tiles.tsx';

const resolutions = RESOLUTIONS.map((value) => ({ value: `${value}` as const, label: `${value}p` }));

/** The ratio that the preview shows, and those the same video is also made in. */
export function RatioChooser() {
  const { content, change } = useDraft();
  const { output } = content;
  return (
    <div>
      <RatioTiles
        legend="Ratio"
        kind="radio"
        chosen={[output.aspect_ratio]}
        onChoose={(ratio) => change('output', withMainRatio(output, ratio))}
      />
      <MoreRatios />
    </div>
  );
}

/** All ratios of a film are one video. A service films one. */
function MoreRatios() {
  const { content, change } = useDraft();
  const { output } = content;
  const cast = useCastAvatar();
  const chosen = ratiosOfFilm(output);
  const isByService = output.made_by !== '' || cast?.kind === 'hosted';
  if (isByService && chosen.length === 1) return null;
  const choose = (ratios: readonly Aspect[]) => change('output', { more_ratios: [...ratios] });
  if (isByService) {
    return (
      <p role="status" className="mt-3 text-13 text-ink-soft">
        {`A service films one ratio. `}
        <TextButton onClick={() => choose([])}>{`Make ${output.aspect_ratio} alone`}</TextButton>
      </p>
    );
  }
  const others = ASPECTS.filter((ratio) => ratio !== output.aspect_ratio);
  const isEvery = chosen.length === ASPECTS.length;
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">Also made in</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13">
        <span aria-hidden className="text-ink-soft">
          Also in
        </span>
        {others.map((ratio) => (
          <Checkbox
            key={ratio}
            isChecked={chosen.includes(ratio)}
            onChange={(isOn) => choose(withRatio(output, ratio, isOn))}
          >
            <span className="tc">{ratio}</span>
          </Checkbox>
        ))}
        <TextButton onClick={() => choose(isEvery ? [] : allRatios(output))}>
          {isEvery ? 'One ratio' : 'All four'}
        </TextButton>
      </div>
      <p className="mt-1.5 text-12 text-ink-faint">
        {chosen.length === 1
          ? 'The same film, laid out for each frame. All of them count as one video.'
          : `${chosen.join(', ')}: one video with ${chosen.length} files, each laid out for its frame.`}
      </p>
    </fieldset>
  );
}

export function ResolutionChooser() {
  const { content, change } = useDraft();
  return (
    <Segmented
      label="Resolution"
      segments={resolutions}
      value={`${content.output.resolution}`}
      onChange={(next) => change('output', { resolution: next === '1080' ? 1080 : 720 })}
      full
    />
  );
}
