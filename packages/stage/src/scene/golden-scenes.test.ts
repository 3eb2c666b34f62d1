import { describe, expect, it } from 'vitest';
import { differenceToGolden } from '../../testing/golden-picture.ts';
import { makeCanvas, registerFontsOf } from '../../testing/node-canvas.ts';
import type { Canvas } from '../canvas.ts';
import { CaptionOverlay, layOutCaptions } from '../caption/caption-overlay.ts';
import { contextOf } from '../drawing/context-of.ts';
import { layoutOf } from '../layout/layout-scene.ts';
import { samplePictures } from '../sheets/sample-pictures.ts';
import { sampleScene, spokenWords } from '../sheets/sample-scene.ts';
import { SCRIPT_LINES } from '../sheets/scenes-sheet.ts';
import { drawFrame } from './draw-frame.ts';
import { prepareScene } from './prepare-scene.ts';
import { ASPECTS, CAPTION_STYLES, type CaptionStyle } from './scene-spec.ts';

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
    const laid = layOutCaptions(spec, layoutOf(spec), makeCanvas)!;
    const frame = makeCanvas(720, 720);
    new CaptionOverlay(laid, style, makeCanvas).draw(contextOf(frame), laid.captions[0]!.startSec + 0.3);
    ctx.drawImage(frame, 0, 545, 720, ROW, 0, row * ROW, 720, ROW);
  }
  return column;
}

describe('captions look as they were approved', () => {
  it.each(CAPTION_STYLES)('in the style %s, in every script', async (style) => {
    expect(await differenceToGolden(`captions-${style}`, captionColumn(style))).toBeLessThan(1);
  });
});

describe('layouts look as they were approved', () => {
  it.each(ASPECTS)('in %s, with hook, card, captions and a logo', async (aspect) => {
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
    expect(await differenceToGolden(`layout-${aspect.replace(':', 'x')}`, canvas)).toBeLessThan(3);
  });
});
