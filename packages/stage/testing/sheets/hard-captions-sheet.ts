import { ASPECTS, CAPTION_STYLES } from '@herald/media/choices';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { groundBehind } from '#scene/captions/caption-ground.ts';
import { CaptionOverlay, layOutCaptions } from '#scene/captions/caption-overlay.ts';
import { layoutOf } from '#scene/layout/layout-of.ts';
import { HARD_GROUNDS, paintedGround } from '../caption-contrast.ts';
import { type GridCell, pictureGrid } from './picture-grid.ts';
import { sampleScene, spokenWords } from './sample-scene.ts';
import type { Sheet } from './sheet.ts';

const LINES = [
  ['It just works', 1.0],
  ['Donaudampfschifffahrtsgesellschaft', 0.9],
  ['A ⚡ in the comments 🎉', 1.2],
] as const;

/** The caption area of one frame, on a ground that swallows words. */
function captionOn(ground: string, spec: SceneSpec, tSec: number, makeCanvas: MakeCanvas): Canvas {
  const layout = layoutOf(spec);
  const laid = layOutCaptions(spec, layout, makeCanvas);
  const strip = makeCanvas(layout.width, layout.caption.height + 40);
  if (!laid || !spec.captions) return strip;
  const ctx = contextOf(strip);
  ctx.drawImage(paintedGround(ground), 0, 0, layout.width, strip.height);
  const behind = groundBehind(strip, { x: 0, y: 0, width: layout.width, height: strip.height });
  ctx.translate(0, 20 - layout.caption.y);
  new CaptionOverlay(laid, spec.captions.style, makeCanvas, behind).draw(ctx, tSec);
  return strip;
}

export const HARD_CAPTIONS_SHEET: Sheet = {
  title: 'Captions of every style on grounds that swallow words',
  draw: (makeCanvas) => {
    const cells = Object.keys(HARD_GROUNDS).flatMap((ground, index) =>
      CAPTION_STYLES.map((style): GridCell => {
        const aspect = ASPECTS[index % ASPECTS.length];
        const [text, tSec] = LINES[index % LINES.length];
        const locale = text.startsWith('Donau') ? 'de-DE' : 'en-US';
        const spec = sampleScene({ aspect, locale, words: spokenWords(text), captions: { style } });
        return { label: `${ground} ${style} ${aspect}`, picture: captionOn(ground, spec, tSec, makeCanvas) };
      }),
    );
    return pictureGrid(cells, { columns: 4, cellWidth: 430, cellHeight: 110 }, makeCanvas);
  },
};
