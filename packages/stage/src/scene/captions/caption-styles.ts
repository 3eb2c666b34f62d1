import type { CaptionStyle } from '@herald/media';
import type { FontVoice } from '../text/caption-fonts.ts';
import { type DrawCaption, drawBox, drawKaraoke, drawMinimal, drawPop } from './draw-caption.ts';
import type { CaptionMeasures } from './lay-out-caption.ts';

/** Everything that makes a style: its type, its sizes, how it enters and how it is drawn. */
export interface CaptionLook extends CaptionMeasures {
  voice: FontVoice;
  enterSec: number;
  /** the scale it enters with */
  enterScale: number;
  draw: DrawCaption;
}

export const CAPTION_LOOKS: Record<CaptionStyle, CaptionLook> = {
  pop: {
    voice: 'loud',
    emUnits: 62,
    lineEm: 1.12,
    uppercase: true,
    marginEm: 0.12,
    enterSec: 0.14,
    enterScale: 0.8,
    draw: drawPop,
  },
  karaoke: {
    voice: 'loud',
    emUnits: 56,
    lineEm: 1.22,
    uppercase: false,
    marginEm: 0.2,
    enterSec: 0.1,
    enterScale: 0.94,
    draw: drawKaraoke,
  },
  box: {
    voice: 'loud',
    emUnits: 50,
    lineEm: 1.32,
    uppercase: false,
    marginEm: 0.32,
    enterSec: 0.1,
    enterScale: 0.94,
    draw: drawBox,
  },
  minimal: {
    voice: 'quiet',
    emUnits: 46,
    lineEm: 1.24,
    uppercase: false,
    marginEm: 0.2,
    enterSec: 0.16,
    enterScale: 1,
    draw: drawMinimal,
  },
};
