import { ASPECTS, CAPTION_STYLES, type CaptionStyle } from '@herald/media/choices';
import { describe, expect, it } from 'vitest';
import type { Canvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { compareToGolden } from '../../../testing/golden-picture.ts';
import { makeCanvas, registerFontsOf } from '../../../testing/node-canvas.ts';
import { present } from '../../../testing/present.ts';
import { samplePictures } from '../../../testing/sheets/sample-pictures.ts';
import { sampleScene, spokenWords } from '../../../testing/sheets/sample-scene.ts';
import { SCRIPT_LINES } from '../../../testing/sheets/scenes-sheet.ts';
import { CaptionOverlay, layOutCaptions } from '../captions/caption-overlay.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { prepareScene } from '../setup/prepare-scene.ts';
import { drawFrame } from './draw-frame.ts';

const ROW = 150;

/** One caption of every script below the other. */
function captionColumn(style: CaptionStyle): Canvas {
  const column = makeCanvas(720, ROW * SCRIPT_LINES.length);
  const ctx = contextOf(column);
  ctx.fillStyle = '#5a7a78';
  ctx.fillRect(0, 0, column.width, column.height);
  for (const [row, [locale, text]] of SCRIPT_LINES.entries()) {
    const spec = sampleScene({ locale, words: spokenWords(text), captions: { style }, aspect: '1:1' });
    registerFontsOf(spec);
    const laid = present(layOutCaptions(spec, layoutOf(spec), makeCanvas));
    const frame = makeCanvas(720, 720);
    new CaptionOverlay(laid, style, makeCanvas).draw(contextOf(frame), laid.captions[0].startSec + 0.3);
    ctx.drawImage(frame, 0, 545, 720, ROW, 0, row * ROW, 720, ROW);
  }
  return column;
}

describe('captions look as they were approved', { timeout: 120_000 }, () => {
  it.each(CAPTION_STYLES)('captions in the style %s look as approved in every script', async (style) => {
    const { difference, advice } = await compareToGolden(`captions-${style}`, captionColumn(style));
    expect(difference, advice).toBeLessThan(1);
  });
});

describe('layouts look as they were approved', { timeout: 120_000 }, () => {
  it.each(ASPECTS)('a layout in %s looks as approved with hook, card, captions and a logo', async (aspect) => {
    const spec = sampleScene({
      aspect,
      performer: { kind: 'preset', presetId: 'kofi' },
      background: { kind: 'color', color: '#41607a' },
      card: { picture: 'product', label: 'Serum' },
      logo: { picture: 'logo', corner: 'bottom-right' },
      hook: { text: 'Softer skin by spring' },
    });
    registerFontsOf(spec);
    const scene = prepareScene(spec, { makeCanvas, pictures: samplePictures(makeCanvas) });
    const canvas = makeCanvas(scene.layout.width, scene.layout.height);
    drawFrame(contextOf(canvas), scene, 1.3);
    const { difference, advice } = await compareToGolden(`layout-${aspect.replace(':', 'x')}`, canvas);
    expect(difference, advice).toBeLessThan(3);
  });
});
