import type { CaptionStyle } from '../scene/scene-spec.ts';
import type { FontVoice } from '../text/caption-fonts.ts';

/** How one style looks; sizes in units of a 720 frame or in em. */
export interface CaptionLook {
  voice: FontVoice;
  emUnits: number;
  lineEm: number;
  uppercase: boolean;
  /** what one caption may touch around its words: strokes, plates, shadows */
  marginEm: number;
}

export const CAPTION_LOOKS: Record<CaptionStyle, CaptionLook> = {
  pop: { voice: 'loud', emUnits: 62, lineEm: 1.12, uppercase: true, marginEm: 0.12 },
  karaoke: { voice: 'loud', emUnits: 56, lineEm: 1.22, uppercase: false, marginEm: 0.2 },
  box: { voice: 'loud', emUnits: 50, lineEm: 1.32, uppercase: false, marginEm: 0.32 },
  minimal: { voice: 'quiet', emUnits: 46, lineEm: 1.24, uppercase: false, marginEm: 0.2 },
};

export const CAPTION_INK = {
  plain: '#faf9f7',
  hot: '#fbd530',
  mark: '#d53615',
  stroke: '#07070a',
  plate: 'rgba(7,7,10,0.9)',
  soft: 'rgba(248,248,248,0.66)',
  shade: 'rgba(0,0,0,0.6)',
};
