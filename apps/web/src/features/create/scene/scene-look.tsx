import { drawnRoom, isOneOf, SETTINGS } from '@herald/media/choices';
import { drawnTrade } from '@herald/media/trades';
import { Field } from '#ui/field.tsx';
import { SegmentedField } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { useDraft } from '../draft/use-draft.ts';
import {
  environmentOptions,
  lightingOptions,
  roomOptions,
  styleHints,
  styleOptions,
  tradeOptions,
} from './scene-options.ts';
import { useSceneChoice } from './use-scene-choice.ts';

/** The room, time of day, light and style, as far as the chosen place has them. */
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
  const rooms = isOneOf(SETTINGS, background.setting) ? roomOptions(background.setting) : [];
  const hints = isSetting ? styleHints.setting : styleHints.picture;
  return (
    <div className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 md:grid-cols-[auto_1fr_auto]">
      {rooms.length > 0 && (
        <div className="sm:col-span-2 md:col-span-3">
          <SegmentedField
            label="Room"
            segments={rooms}
            value={drawnRoom(background.setting, background.room) ?? ''}
            onChange={(room) => choose({ room })}
          />
        </div>
      )}
      <TradeChooser />
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

/** A select has no empty value. */
const NO_TRADE = 'none';

/** Whose things the room has at its back wall; nothing in a room that has none of a trade. */
function TradeChooser() {
  const { background } = useDraft().content;
  const choose = useSceneChoice();
  const trades = tradeOptions(background);
  if (trades.length === 0) return null;
  return (
    <Field label="Trade" hint="The room shows its things." className="sm:col-span-2 sm:max-w-64 md:col-span-3">
      <Select
        options={[{ value: NO_TRADE, label: 'No trade' }, ...trades]}
        value={drawnTrade(background) ?? NO_TRADE}
        onChange={(trade) => choose({ trade: trade === NO_TRADE ? '' : trade })}
      />
    </Field>
  );
}
