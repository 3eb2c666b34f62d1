import type { Trade } from '@herald/media/trades';
import type { Solid } from '../../trace/world.ts';
import type { Brief } from '../parts.ts';
import { bakeryThings, coffeeThings } from './bakery-and-coffee.ts';
import { bikeThings, carThings, joineryThings, plumbingThings } from './crafts.ts';
import { counselThings, lessonThings, practiceThings } from './offices.ts';
import { bookThings, fashionThings, flowerThings, salonThings } from './shops.ts';
import type { TradeColors, TradeThings } from './trade-parts.ts';
import { yogaThings } from './yoga.ts';

const THINGS: Record<Trade, TradeThings> = {
  bakery: bakeryThings,
  coffee: coffeeThings,
  salon: salonThings,
  flowers: flowerThings,
  fashion: fashionThings,
  books: bookThings,
  plumbing: plumbingThings,
  cars: carThings,
  bikes: bikeThings,
  joinery: joineryThings,
  yoga: yogaThings,
  practice: practiceThings,
  lessons: lessonThings,
  counsel: counselThings,
};

/** What the trade of a room has at its back wall; none of a room without one. */
export function tradeThings(brief: Brief, colors: TradeColors): Solid[] | undefined {
  return brief.trade && THINGS[brief.trade](brief, colors);
}
