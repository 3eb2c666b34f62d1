import type { VideoOutput } from '@herald/contract';

const ratios: Record<VideoOutput['aspect_ratio'], [width: number, height: number]> = {
  '9:16': [1, 16 / 9],
  '4:5': [1, 5 / 4],
  '1:1': [1, 1],
  '16:9': [16 / 9, 1],
};

/** The picture of a video in pixels: the resolution is its shorter side. */
export function frameSizeOf({ aspect_ratio, resolution }: Pick<VideoOutput, 'aspect_ratio' | 'resolution'>): {
  widthPx: number;
  heightPx: number;
} {
  const [width, height] = ratios[aspect_ratio];
  return { widthPx: Math.round(width * resolution), heightPx: Math.round(height * resolution) };
}
