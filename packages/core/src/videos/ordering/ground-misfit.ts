import type { VideoOutput } from '@herald/contract/draft';
import { canBeCutOut, type Figure } from '../../avatars/can-be-cut-out.ts';
import { isOneRatioOnly } from './kinds-of-filming.ts';
import { orderTexts } from './order-texts.ts';

type GroundOutput = Pick<VideoOutput, 'ground' | 'end_card' | 'material' | 'pace' | 'made_by'>;

export interface GroundMisfit {
  field: string;
  text: string;
}

/**
 * What does not go with a presenter without a place, who is a layer of another film: they are cut out and stand in one shot,
 * and nothing fills the frame. Undefined where nothing speaks against it. The usual pace counts as none.
 */
export function groundMisfit(output: GroundOutput, avatar: Figure): GroundMisfit | undefined {
  const { ground, end_card, material, pace } = output;
  if (ground === 'place') return undefined;
  if (avatar.kind === 'photo' && !canBeCutOut(avatar)) return { field: 'output.ground', text: orderTexts.noOutline };
  if (isOneRatioOnly(output, avatar.kind)) return { field: 'output.ground', text: orderTexts.placeElsewhere };
  if (end_card.trim()) return { field: 'output.end_card', text: orderTexts.noEndCardAlone };
  if (material.length > 0) return { field: 'output.material', text: orderTexts.noMaterialAlone };
  if (pace === 'calm' || pace === 'fast') return { field: 'output.pace', text: orderTexts.oneShotAlone };
  return undefined;
}
