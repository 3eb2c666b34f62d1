import type { BackgroundGroup } from '@herald/contract/draft';
import {
  BACKGROUND_STYLES,
  type BackgroundStyle,
  type DrawnRoom,
  drawnRoom,
  ENVIRONMENTS,
  LIGHTINGS,
  ROOMS_OF,
  type Room,
  type Setting,
} from '@herald/media/choices';
import {
  ENVIRONMENT_LABELS,
  LIGHTING_LABELS,
  ROOM_LABELS,
  SETTING_LABELS,
  STYLE_LABELS,
  TRADE_LABELS,
} from '@herald/media/labels';
import { type Option, optionsOf } from '@herald/media/option';
import { drawnTrade, TRADES, type Trade } from '@herald/media/trades';

export const environmentOptions = optionsOf(ENVIRONMENTS, ENVIRONMENT_LABELS);
export const lightingOptions = optionsOf(LIGHTINGS, LIGHTING_LABELS);
export const styleOptions = optionsOf(BACKGROUND_STYLES, STYLE_LABELS);

type StyleHints = Record<BackgroundStyle, string>;

export const styleHints: Record<'setting' | 'picture', StyleHints> = {
  setting: {
    clean: 'Cool and tidy.',
    warm: 'Warm tones.',
    bold: 'Strong colors.',
  },
  picture: {
    clean: 'Your picture slightly soft.',
    warm: 'Your picture very soft.',
    bold: 'Your picture nearly sharp.',
  },
};

/** Colours that skin and captions stand well against. */
export const plainColors: readonly Option[] = [
  { value: '#1d2430', label: 'Night' },
  { value: '#2f4a43', label: 'Forest' },
  { value: '#6d3b2f', label: 'Brick' },
  { value: '#c9b79c', label: 'Sand' },
  { value: '#8fa9c4', label: 'Sky' },
  { value: '#d8d4cc', label: 'Chalk' },
];

/** The place of a tile; the chosen one may be one of its rooms. */
export function placeOf(
  background: BackgroundGroup,
  shown: Setting,
): { kind: 'setting'; setting: Setting; room?: Room; trade?: Trade } {
  if (shown !== background.setting) return { kind: 'setting', setting: shown };
  const room = drawnRoom(shown, background.room);
  const trade = drawnTrade(background);
  return { kind: 'setting', setting: shown, ...(room && { room }), ...(trade && { trade }) };
}

/** The rooms of a setting, first what it is without one; none for a setting that has only itself. */
export function roomOptions(setting: Setting): Option<DrawnRoom | ''>[] {
  const rooms = ROOMS_OF[setting];
  if (rooms.length === 0) return [];
  const own = setting === 'home' ? 'Living room' : SETTING_LABELS[setting];
  return [{ value: '', label: own }, ...rooms.map((room) => ({ value: room, label: ROOM_LABELS[room] }))];
}

/** The trades whose things the place can have, in the order of the list. */
export function tradeOptions(place: BackgroundGroup): readonly Option<Trade>[] {
  const trades = TRADES.filter((trade) => drawnTrade({ ...place, trade }));
  return optionsOf(trades, TRADE_LABELS);
}
