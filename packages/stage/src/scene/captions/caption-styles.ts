import type { CaptionStyle } from '@herald/media/choices';
import type { FontVoice } from '../text/caption-fonts.ts';
import { type DrawCaption, drawBox, drawKaraoke, drawMinimal, drawPop } from './draw-caption.ts';
import { type GroupLimits, LINE_LIMITS, LOUD_LIMITS, TALL_LIMITS } from './group-words.ts';
import type { CaptionMeasures } from './lay-out-caption.ts';

/** Everything that makes a style: its type, its sizes, how it enters and how it is drawn. */
export interface CaptionLook extends CaptionMeasures {
  voice: FontVoice;
  enterSec: number;
  /** the scale it enters with */
  enterScale: number;
  /** how much larger than at rest it, and then every spoken word, gets for a moment; 0 for none */
  bounce: number;
  /** how much a caption holds, in tall frames and in others */
  limits: Record<'tall' | 'other', GroupLimits>;
  draw: DrawCaption;
}

export const CAPTION_LOOKS: Record<CaptionStyle, CaptionLook> = {
  pop: {
    voice: 'loud',
    emUnits: 76,
    lineEm: 1.14,
    uppercase: true,
    marginEm: 0.22,
    enterSec: 0.2,
    enterScale: 0.92,
    bounce: 0.06,
    limits: { tall: LOUD_LIMITS, other: { ...TALL_LIMITS, maxBoundUnits: 0 } },
    draw: drawPop,
  },
  karaoke: {
    voice: 'loud',
    emUnits: 56,
    lineEm: 1.3,
    uppercase: false,
    marginEm: 0.36,
    enterSec: 0.1,
    enterScale: 0.94,
    bounce: 0,
    limits: { tall: TALL_LIMITS, other: LINE_LIMITS },
    draw: drawKaraoke,
  },
  box: {
    voice: 'loud',
    emUnits: 50,
    lineEm: 1.32,
    uppercase: false,
    marginEm: 0.36,
    enterSec: 0.1,
    enterScale: 0.94,
    bounce: 0,
    limits: { tall: TALL_LIMITS, other: LINE_LIMITS },
    draw: drawBox,
  },
  minimal: {
    voice: 'quiet',
    emUnits: 68,
    lineEm: 1.24,
    uppercase: false,
    marginEm: 0.4,
    enterSec: 0.16,
    enterScale: 1,
    bounce: 0,
    limits: { tall: TALL_LIMITS, other: LINE_LIMITS },
    draw: drawMinimal,
  },
};
