import { ASPECTS, CAPTION_STYLES, CORNERS } from '@herald/media/choices';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { drawFrame } from '#scene/playback/draw-frame.ts';
import { MemorySceneCache } from '#scene/setup/memory-scene-cache.ts';
import { prepareScene, type SceneCache } from '#scene/setup/prepare-scene.ts';
import { type GridCell, pictureGrid } from './picture-grid.ts';
import { samplePictures } from './sample-pictures.ts';
import { sampleScene, spokenWords } from './sample-scene.ts';
import type { Sheet } from './sheet.ts';

/** Sheets with type on them expect the fonts of CAPTION_FONTS to be registered. */
function still(spec: SceneSpec, tSec: number, env: { makeCanvas: MakeCanvas; cache: SceneCache }): Canvas {
  const scene = prepareScene(spec, { ...env, pictures: samplePictures(env.makeCanvas) });
  const canvas = env.makeCanvas(scene.layout.width, scene.layout.height);
  drawFrame(contextOf(canvas), scene, tSec);
  return canvas;
}

const CARD = { picture: 'product', label: 'Winter serum', placement: 'beside' };
const LOGO = { picture: 'logo', corner: 'top-right' };

/** One line in every script that can be spoken. */
export const SCRIPT_LINES = [
  ['en-US', 'two drops, every morning'],
  ['de-DE', 'Schönheitspflegeprodukte für empfindliche Haut'],
  ['vi-VN', 'Hai giọt mỗi buổi sáng'],
  ['ru-RU', 'две капли каждое утро'],
  ['el-GR', 'δύο σταγόνες κάθε πρωί'],
  ['ar-EG', 'قطرتان كل صباح مع 20% خصم'],
  ['fa-IR', 'دو قطره هر روز صبح'],
  ['he-IL', 'שתי טיפות בכל בוקר'],
  ['hi-IN', 'हर सुबह दो बूँदें, नरम त्वचा'],
  ['zh-CN', '每天早上两滴，皮肤更柔软。'],
  ['ja-JP', '毎朝二滴で、肌がやわらかい。'],
  ['ko-KR', '매일 아침 두 방울이면 충분해요'],
] as const;

export const CAPTIONS_SHEET: Sheet = {
  title: 'Captions: four styles, twelve scripts',
  draw: (makeCanvas) => {
    const cache = new MemorySceneCache();
    const env = { makeCanvas, cache };
    const background = { kind: 'setting', setting: 'minimal', lighting: 'auto', style: 'warm' };
    const cells = SCRIPT_LINES.flatMap(([locale, text]) =>
      CAPTION_STYLES.map((style): GridCell => {
        const words = spokenWords(text);
        const spec = sampleScene({ locale, words, background, captions: { style }, aspect: '4:5' });
        const shown = still(spec, words[words.length - 1].startSec + 0.2, env);
        const strip = makeCanvas(720, 300);
        contextOf(strip).drawImage(shown, 0, -600);
        return { label: `${locale} ${style}`, picture: strip };
      }),
    );
    return pictureGrid(cells, { columns: 4, cellWidth: 420, cellHeight: 175 }, makeCanvas);
  },
};

const LAYOUT_CASES: [string, number, Partial<Record<keyof SceneSpec, unknown>>][] = [
  ['hook, logo', 0.9, { hook: { text: 'The serum that fixed my winter skin' }, logo: LOGO }],
  ['card beside', 2.4, { card: { ...CARD, enterAtSec: 0.5 }, logo: LOGO }],
  ['card in hand', 2.4, { card: { ...CARD, placement: 'hand' }, captions: { style: 'karaoke' } }],
  ['end card', 7.6, { card: CARD, logo: LOGO, endCard: { text: 'Try it for 30 days', detail: 'north.co/serum' } }],
];

export const LAYOUTS_SHEET: Sheet = {
  title: 'Layouts: every ratio with hook, card, logo, captions and end card',
  draw: (makeCanvas) => {
    const env = { makeCanvas, cache: new MemorySceneCache() };
    const cells = ASPECTS.flatMap((aspect) =>
      LAYOUT_CASES.map(
        ([label, tSec, parts]): GridCell => ({
          label: `${aspect} ${label}`,
          picture: still(sampleScene({ aspect, ...parts }), tSec, env),
        }),
      ),
    );
    return pictureGrid(cells, { columns: 4, cellWidth: 500, cellHeight: 500 }, makeCanvas);
  },
};

export const CORNERS_SHEET: Sheet = {
  title: 'Logo corners, caption positions, and the nearer view after a cut',
  draw: (makeCanvas) => {
    const env = { makeCanvas, cache: new MemorySceneCache() };
    const corners = CORNERS.map(
      (corner): GridCell => ({
        label: corner,
        picture: still(
          sampleScene({
            logo: { ...LOGO, corner },
            background: { kind: 'setting', setting: 'modern', lighting: 'auto', style: 'clean' },
          }),
          1.2,
          env,
        ),
      }),
    );
    const others: GridCell[] = [
      { label: 'captions top', picture: still(sampleScene({ captions: { style: 'box', position: 'top' } }), 1.2, env) },
      {
        label: 'captions middle',
        picture: still(sampleScene({ captions: { style: 'box', position: 'middle' } }), 1.2, env),
      },
      {
        label: 'close',
        picture: still(
          sampleScene({
            shots: [{ fromSec: 0, size: 'close' }],
            words: spokenWords('Every single morning for a whole winter I did this. Then it was gone.'),
          }),
          5.2,
          env,
        ),
      },
      { label: 'colour', picture: still(sampleScene({ background: { kind: 'color', color: '#3c5a8a' } }), 1.2, env) },
    ];
    return pictureGrid([...corners, ...others], { columns: 8, cellWidth: 252, cellHeight: 448 }, makeCanvas);
  },
};
