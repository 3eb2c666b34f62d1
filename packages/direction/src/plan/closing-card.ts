import type { PlannedFigure } from '@herald/media/scene/figures';
import type { PlannedShot } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Camera, Material, Reading, Taste } from '../direction.ts';
import { asSaidBefore, type ClosingOffer, closingOffer } from '../figures/closing-offer.ts';
import { lateOfferSec } from '../shots/late-offer.ts';

interface Around {
  reading: Reading;
  material: Material;
  camera: Camera | undefined;
  taste: Taste;
}

/** What the card says, and when it begins where its first words are said by who is seen. */
export interface ClosingCard extends ClosingOffer {
  lateSec?: number;
}

/** A cut comes so much before its words at most, also on a beat. */
const OFFER_LEAD_SEC = 0.3;
/** A card that hides a drawn person for longer comes last, as that of a real one does. */
const LONGEST_DRAWN_SEC = 4;
/** A product that goes so long before the film ends leaves a bare face behind it. */
const HELD_LEAD_SEC = 1;

/** Who holds the product up to the end of the film keeps both: a card would take them away. A street, which is read on a card alone, gets one where the hand goes down before. */
export function closingCard(clauses: readonly ActedClause[], around: Around): ClosingCard | undefined {
  const { reading, material, camera, taste } = around;
  const { closesWithOffer = false, isMarkedOnly = true } = camera?.figures ?? {};
  if (!closesWithOffer || isMarkedOnly) return undefined;
  const { product } = material;
  const isSeenBefore = material.passage?.isFirst === false;
  const offer = closingOffer(clauses, { ...reading, hasProduct: product !== null, isSeenBefore });
  if (offer && taste.mood === 'unknown') return withLateCard(offer, clauses, reading);
  if (!offer) return undefined;
  if (!product?.heldBy) return isLong(offer, reading) ? (withLateCard(offer, clauses, reading) ?? offer) : offer;
  const isUp = product.moments.some(({ untilSec }) => untilSec > reading.durationSec - HELD_LEAD_SEC);
  return offer.isPlaced && !isUp ? offer : undefined;
}

const isLong = ({ fromSec }: ClosingOffer, { durationSec }: Reading): boolean =>
  durationSec - fromSec > LONGEST_DRAWN_SEC;

/** A real person says the call to the viewer, and captions have what is typed. */
function withLateCard(
  offer: ClosingOffer,
  clauses: readonly ActedClause[],
  { durationSec, locale }: Reading,
): ClosingCard | undefined {
  const lateSec = lateOfferSec(clauses, { fromSec: offer.fromSec, durationSec, locale });
  return lateSec === undefined ? undefined : { ...offer, lateSec };
}

/** A card with which the offer begins, or that follows it, and the film ends. */
export function withOffer(shots: PlannedShot[], offer: ClosingCard | undefined): PlannedShot[] {
  const last = shots.at(-1);
  if (!offer || last?.size !== 'card') return shots;
  const { fromSec, lateSec = fromSec, place } = offer;
  const isStart = last.fromSec <= fromSec && fromSec - last.fromSec < OFFER_LEAD_SEC;
  const isLate = Math.abs(lateSec - last.fromSec) < OFFER_LEAD_SEC;
  // A plan that is kept may have it with later words than today.
  const isLater = offer.lateSec === undefined && last.fromSec > fromSec;
  if (!isStart && !isLater && !(offer.lateSec !== undefined && isLate)) return shots;
  const said = !isStart && { saidFromSec: fromSec };
  return [...shots.slice(0, -1), { ...last, isOffer: true, ...said, ...(place && { place }) }];
}

/** The price that the last shot shows: captions have one that is said before it. */
export function pricesOn(last: PlannedShot | undefined, offer: ClosingCard | undefined): PlannedFigure[] {
  if (!last?.isOffer || !offer?.price) return [];
  const isBefore = last.saidFromSec !== undefined && offer.price.fromSec < last.fromSec;
  return [isBefore ? asSaidBefore(offer.price, last.fromSec) : offer.price];
}
