import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import { sceneFonts } from '#scene/setup/prepare-scene.ts';
import { CAPTION_FONTS, type CaptionFont } from '#scene/text/caption-fonts.ts';
import { EMOJI_FONTS } from '#scene/text/emoji-fonts.ts';
import { drawableFont } from '#scene/text/font-file.ts';

const require = createRequire(import.meta.url);
const registered = new Set<string>();

/** The canvas of Node in the stage's terms. */
export const makeCanvas: MakeCanvas = (width, height) => createCanvas(width, height) as unknown as Canvas;

export function fontPath(font: CaptionFont): string {
  return require.resolve(font.file);
}

export function registerFonts(fonts: readonly CaptionFont[] = [...CAPTION_FONTS, ...EMOJI_FONTS]): void {
  for (const font of fonts) {
    if (registered.has(font.family)) continue;
    const file = drawableFont(readFileSync(fontPath(font)));
    if (!GlobalFonts.register(Buffer.from(file), font.family)) throw new Error(`${font.file} is not a font.`);
    registered.add(font.family);
  }
}

export function registerFontsOf(spec: SceneSpec): void {
  registerFonts(sceneFonts(spec).fonts);
}

/** The file of a picture. */
export function encodePng(canvas: Canvas): Buffer {
  return (canvas as unknown as { toBuffer(kind: 'image/png'): Buffer }).toBuffer('image/png');
}
