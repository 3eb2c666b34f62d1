import {
  type AudioBitrate,
  type BackgroundStyle,
  type BrandFont,
  type CaptionStyle,
  type DrawnRoom,
  drawnRoom,
  type EffectChoice,
  type EndCardStyle,
  type Environment,
  type FigureChoice,
  type Ground,
  type Lighting,
  type MusicMood,
  type Pace,
  type ProgressBarChoice,
  type Room,
  type Setting,
  type VideoQuality,
} from './choices.ts';
import { AUDIO_KBITS } from './film-coding.ts';
import { drawnTrade, type Trade } from './trades.ts';

/** What people read for each choice; screens, summaries and the API's lists share these words. */
export const SETTING_LABELS: Record<Setting, string> = {
  modern: 'Modern Office',
  home: 'Home Setting',
  studio: 'Studio',
  outdoor: 'Outdoor',
  minimal: 'Minimal',
};

export const ROOM_LABELS: Record<DrawnRoom, string> = {
  kitchen: 'Kitchen',
  shop: 'Shop',
  workshop: 'Workshop',
  gym: 'Gym',
};

export const TRADE_LABELS: Record<Trade, string> = {
  bakery: 'Bakery',
  coffee: 'Coffee shop',
  salon: 'Hair salon',
  flowers: 'Flower shop',
  fashion: 'Clothes shop',
  books: 'Bookshop',
  plumbing: 'Plumber’s workshop',
  cars: 'Garage',
  bikes: 'Bike workshop',
  joinery: 'Joiner’s workshop',
  yoga: 'Yoga studio',
  practice: 'Doctor’s office',
  lessons: 'Classroom',
  counsel: 'Adviser’s office',
};

/** Where a film takes place; a kitchen is a home, a bakery a shop, and each is named as what it is. */
export function settingLabel(place: { setting: Setting; room?: Room | ''; trade?: string | undefined }): string {
  const trade = drawnTrade(place);
  if (trade) return TRADE_LABELS[trade];
  const drawn = drawnRoom(place.setting, place.room);
  return drawn ? ROOM_LABELS[drawn] : SETTING_LABELS[place.setting];
}

export const GROUND_LABELS: Record<Ground, string> = {
  place: 'Their place',
  transparent: 'Transparent',
  green: 'Green',
};

export const ENVIRONMENT_LABELS: Record<Environment, string> = { day: 'Day', evening: 'Evening' };

export const LIGHTING_LABELS: Record<Lighting, string> = {
  auto: 'Auto',
  natural: 'Natural',
  studio: 'Studio',
  artistic: 'Artistic',
};

export const VIDEO_QUALITY_LABELS: Record<VideoQuality, string> = { standard: 'Standard', high: 'High', best: 'Best' };

export const AUDIO_BITRATE_LABELS: Record<AudioBitrate, string> = {
  standard: `Standard (${AUDIO_KBITS.standard} kbit/s)`,
  high: `High (${AUDIO_KBITS.high} kbit/s)`,
  best: `Best (${AUDIO_KBITS.best} kbit/s)`,
};

export const PACE_LABELS: Record<Pace, string> = {
  single: 'One shot',
  calm: 'Calm',
  natural: 'Natural',
  fast: 'Fast',
};

export const MUSIC_LABELS: Record<MusicMood, string> = {
  bright: 'Bright',
  calm: 'Calm',
  driving: 'Driving',
  warm: 'Warm',
  tense: 'Tense',
  playful: 'Playful',
  corporate: 'Corporate',
  'lo-fi': 'Lo-fi',
};

export const EFFECT_LABELS: Record<EffectChoice, string> = { none: 'None', few: 'Few', more: 'More' };

export const FIGURE_LABELS: Record<FigureChoice, string> = { on: 'On the picture', off: 'Off' };
export const PROGRESS_BAR_LABELS: Record<ProgressBarChoice, string> = { off: 'Off', on: 'On' };

export const STYLE_LABELS: Record<BackgroundStyle, string> = { clean: 'Clean', warm: 'Warm', bold: 'Bold' };

export const CAPTION_LABELS: Record<CaptionStyle, string> = {
  pop: 'Bold pop',
  karaoke: 'Karaoke',
  box: 'Box',
  minimal: 'Minimal',
};

export const BRAND_FONT_LABELS: Record<BrandFont, string> = {
  bricolage: 'Bricolage',
  geist: 'Geist',
  manrope: 'Manrope',
  mono: 'Mono',
};

export const END_CARD_LABELS: Record<EndCardStyle, string> = {
  stage: 'Stage',
  label: 'Label',
  quiet: 'Quiet',
  price: 'Price',
};
