import type { VideoOutput } from '@herald/contract/draft';
import type { AvatarKind } from '@herald/contract/statuses';
import { isOneRatioOnly, keepsPlace } from './kinds-of-filming.ts';
import { orderTexts } from './order-texts.ts';

type GroundOutput = Pick<VideoOutput, 'ground' | 'end_card' | 'material' | 'pace' | 'made_by'>;

export interface GroundMisfit {
  field: string;
  text: string;
}

/**
 * What does not go with a presenter without a place, who is a layer of another film: they are drawn and stand in one shot,
 * and nothing fills the frame. Undefined where nothing speaks against it. The usual pace counts as none.
 */
export function groundMisfit(output: GroundOutput, kind: AvatarKind): GroundMisfit | undefined {
  const { ground, end_card, material, pace } = output;
  if (ground === 'place') return undefined;
  if (keepsPlace(kind)) return { field: 'output.ground', text: orderTexts.notCutOut };
  if (isOneRatioOnly(output, kind)) return { field: 'output.ground', text: orderTexts.placeElsewhere };
  if (end_card.trim()) return { field: 'output.end_card', text: orderTexts.noEndCardAlone };
  if (material.length > 0) return { field: 'output.material', text: orderTexts.noMaterialAlone };
  if (pace === 'calm' || pace === 'fast') return { field: 'output.pace', text: orderTexts.oneShotAlone };
  return undefined;
}
