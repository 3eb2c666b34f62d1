import type { Pace } from '@herald/media/choices';
import type { FilmPlan, ShownPlan } from '@herald/media/film-plan';
import type { ActingPlan, Expression, Gesture, Hand } from '@herald/media/scene/acting-plan';
import type { PlannedFigure } from '@herald/media/scene/figures';
import type { BeatGrid } from '@herald/media/scene/score';
import type { MaterialShot, PlannedShot, PresenterSize, ShotSize } from '@herald/media/scene/shot-plan';
import type { Phone, Word } from '@herald/media/sound';

/** What is said in one breath, as far as it can be heard without its words. */
export interface HeardPhrase {
  fromSec: number;
  toSec: number;
  /** 0 hardly .. 1 the strongest */
  stresses: { atSec: number; strength: number }[];
  /** the voice goes up at its end */
  rises: boolean;
}

/** What is said and when. Words and phones are those of the sound; marks are read from the script. */
export interface Reading {
  script: string;
  words: readonly Word[];
  phones: readonly Phone[];
  /** of a sound whose words nobody wrote down */
  heard?: readonly HeardPhrase[];
  /** what somebody wants for its sentences */
  plan?: FilmPlan | undefined;
  /** the letters of what the film is for, as its address has them */
  brand?: string | undefined;
  /** the words that stand on its first picture */
  hook?: string | undefined;
  /** BCP 47 */
  locale: string;
  /** until the end card or the end */
  durationSec: number;
}

/** What the presenter can show. */
export interface Material {
  product: ShowableProduct | null;
  /** shown in place of the presenter for a while, each once; left out: none */
  pictures?: readonly ShowablePicture[];
  /** left out: one shot of all that is done */
  camera?: Camera;
  /** of one passage of several, which has shots of its own in any case */
  passage?: PassagePlace;
  /** the tempo of the music, in beats a minute; left out: none */
  tempo?: number;
}

export interface PassagePlace {
  isFirst: boolean;
  isLast: boolean;
}

/** How often is cut, and which sizes the frame has room for. */
export interface Camera {
  pace: Pace;
  sizes: readonly ShotSize[];
  /** a size that a film may open in and does not come back to, except where a mark asks for it; left out: none */
  opening?: PresenterSize;
  /** while something else needs room */
  limits: readonly SizeLimit[];
  /** the sizes that leave room for numbers and key words, from when on, and whether only marks bring them; left out: none */
  figures?: {
    sizes: readonly PresenterSize[];
    /** those in which a sticker has room alone, beside a number, and beside key words */
    stickerSizes: Readonly<Record<'alone' | 'number' | 'chips', readonly PresenterSize[]>> & {
      /** those in which one is seen at once; left out: all in which it has room */
      readonly large?: readonly PresenterSize[];
    };
    fromSec: number;
    isMarkedOnly: boolean;
    /** captions say numbers, and what a film asks for on a plate, so these need no room of their own; left out: figures and signs do */
    saysCalls?: boolean;
    /** the film may end with a card of what it offers; left out: an end card follows, or words stand nowhere else */
    closesWithOffer?: boolean;
  };
  /** a wide shot may follow another one that is a little nearer */
  hasNearerWide?: boolean;
  /** the sizes that a second camera beside a drawn presenter has room for, those with room for figures, and from when on; left out: none */
  aside?: { sizes: readonly PresenterSize[]; figureSizes: readonly PresenterSize[]; fromSec: number };
  /** what hands can say in a medium shot */
  mediumGestures: readonly Gesture[];
  /** what hands can say in a close shot that opens a film; left out: nothing */
  closeGestures?: readonly Gesture[];
  /** the presenter jumps where the picture changes, so it changes between phrases, except where a mark asks for it */
  jumpsAtCuts?: boolean;
}

export interface SizeLimit {
  fromSec: number;
  untilSec: number;
  sizes: readonly ShotSize[];
  /** it counts only where a film can be cut with it */
  isWish?: true;
}

export interface ShowableProduct {
  /** texts that say what it is called; left out: nobody knows */
  names?: readonly string[];
  /** when it is seen, in order */
  moments: readonly SeenMoment[];
  /** the hand that holds it; null where it is a card of its own */
  heldBy: Hand | null;
  /** where the eyes find it, as in a look */
  x: number;
  y: number;
}

export interface ShowablePicture {
  shot: MaterialShot;
  /** null where nobody said what it shows */
  name: string | null;
  /** it shows a screen, which somebody may speak over */
  isScreen?: true;
  /** of a clip: how long it plays; left out for pictures */
  lengthSec?: number;
}

export interface SeenMoment {
  fromSec: number;
  untilSec: number;
  /** when words within it show the product, and do not only name it; left out where nobody knows */
  shownSec?: readonly number[];
}

/** Who speaks, and what can be seen of it. */
export interface Taste {
  /** unknown of a real person */
  mood: 'joyous' | 'composed' | 'unknown';
  /** none for who has no hands in the picture */
  gestures: readonly Gesture[];
  /** hands do what a clip happened to film: no shot is chosen for a sign that they cannot make */
  isFilmed?: boolean;
}

/** A clause and what it makes the presenter do. */
export interface Beat {
  fromSec: number;
  toSec: number;
  words: string;
  expression: Expression;
  gestures: Gesture[];
  /** One short sentence for each rule that found something. */
  why: string[];
}

export interface Direction {
  beats: Beat[];
  /** none: one shot */
  shots: PlannedShot[];
  /** illness or death is told: nothing that ends such a film celebrates */
  isGrave: boolean;
  /** what stands in the picture with the presenter */
  figures: PlannedFigure[];
  /** of the music that cuts were moved to */
  beatGrid: BeatGrid | null;
  /** the sentences with what they got, for people */
  shown: ShownPlan;
  acting: ActingPlan;
}
