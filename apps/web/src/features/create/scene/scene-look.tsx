import { isOneOf, SETTINGS } from '@herald/media/choices';
import { SegmentedField } from '#ui/segmented.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { environmentOptions, lightingOptions, styleHints, styleOptions } from './scene-options.ts';
import { useSceneChoice } from './use-scene-choice.ts';

/** Time of day, light and style, as far as the chosen place has them. */
export function SceneLook() {
  const { background } = useDraft().content;
  const choose = useSceneChoice();
  const { style } = background;
  const isSetting = isOneOf(SETTINGS, background.setting);
  if (background.setting === 'color') {
    return (
      <div className="mt-6">
        <EnvironmentChooser />
      </div>
    );
  }
  const hints = isSetting ? styleHints.setting : styleHints.picture;
  return (
    <div className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 md:grid-cols-[auto_1fr_auto]">
      {isSetting && (
        <>
          <EnvironmentChooser />
          <SegmentedField
            label="Lighting"
            segments={lightingOptions}
            value={background.lighting}
            onChange={(lighting) => choose({ lighting })}
          />
        </>
      )}
      <SegmentedField
        label="Style"
        hint={hints[style]}
        segments={styleOptions}
        value={style}
        onChange={(next) => choose({ style: next })}
      />
    </div>
  );
}

function EnvironmentChooser() {
  const { background } = useDraft().content;
  const choose = useSceneChoice();
  return (
    <SegmentedField
      label="Environment"
      segments={environmentOptions}
      value={background.environment}
      onChange={(environment) => choose({ environment })}
    />
  );
}
