import { type BackgroundChoice, type DrawnRoom, drawnRoom, isOneOf, type Room, type Setting } from './choices.ts';

/** Trades whose things a room can have. */
export const TRADES = [
  'bakery',
  'coffee',
  'salon',
  'flowers',
  'fashion',
  'books',
  'plumbing',
  'cars',
  'bikes',
  'joinery',
  'yoga',
  'practice',
  'lessons',
  'counsel',
] as const;
export type Trade = (typeof TRADES)[number];

interface TradePlace {
  setting: Setting;
  room: DrawnRoom | '';
}

const SHOP: TradePlace = { setting: 'modern', room: 'shop' };
const WORKSHOP: TradePlace = { setting: 'modern', room: 'workshop' };
const GYM: TradePlace = { setting: 'studio', room: 'gym' };
const OFFICE: TradePlace = { setting: 'modern', room: '' };

/** The room that has the things of a trade. */
export const TRADE_PLACES: Record<Trade, TradePlace> = {
  bakery: SHOP,
  coffee: SHOP,
  salon: SHOP,
  flowers: SHOP,
  fashion: SHOP,
  books: SHOP,
  plumbing: WORKSHOP,
  cars: WORKSHOP,
  bikes: WORKSHOP,
  joinery: WORKSHOP,
  yoga: GYM,
  practice: OFFICE,
  lessons: OFFICE,
  counsel: OFFICE,
};

/** The trade that a place is seen as; none where the place has no such things. */
export function drawnTrade(place: {
  setting: BackgroundChoice;
  room?: Room | '' | undefined;
  trade?: string | undefined;
}): Trade | undefined {
  const { setting, room, trade } = place;
  if (!isOneOf(TRADES, trade)) return undefined;
  const own = TRADE_PLACES[trade];
  return own.setting === setting && own.room === (drawnRoom(setting, room) ?? '') ? trade : undefined;
}
