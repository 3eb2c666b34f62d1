import type { MadeImage } from '@herald/media/engines/image-engine';
import type { Context2D, MakeCanvas, Canvas as StageCanvas } from '@herald/stage';
import { type Canvas, createCanvas } from '@napi-rs/canvas';

const QUALITY = 90;

/** The stage draws on the canvas of Node; the two describe the same thing in slightly different types. */
export const makeCanvas: MakeCanvas = (width, height) => createCanvas(width, height) as unknown as StageCanvas;

export function stageContext(canvas: Canvas): Context2D {
  return canvas.getContext('2d') as unknown as Context2D;
}

/** A drawn canvas as the file of a picture. */
export async function encodePicture(drawn: StageCanvas | Canvas, format: 'jpeg' | 'png'): Promise<MadeImage> {
  const canvas = drawn as unknown as Canvas;
  const bytes = format === 'png' ? await canvas.encode('png') : await canvas.encode('jpeg', QUALITY);
  return { bytes: new Uint8Array(bytes), format, widthPx: canvas.width, heightPx: canvas.height };
}
