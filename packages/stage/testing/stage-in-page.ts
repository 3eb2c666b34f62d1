import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { drawFrame } from '#scene/playback/draw-frame.ts';
import { ScenePlayer } from '#scene/playback/scene-player.ts';
import { MemorySceneCache } from '#scene/setup/memory-scene-cache.ts';
import { prepareScene, sceneFonts } from '#scene/setup/prepare-scene.ts';
import type { Scene } from '#scene/setup/scene.ts';
import { samplePictures } from './sheets/sample-pictures.ts';

/** The few things of a browser that this page needs; the stage itself knows none of them. */
interface Page {
  document: {
    createElement(name: 'canvas'): Canvas;
    fonts: { add(face: unknown): void };
    body: { replaceChildren(node: unknown): void };
  };
  FontFace: new (family: string, source: string, traits: { weight: string }) => { load(): Promise<unknown> };
  createImageBitmap(blob: unknown): Promise<Picture>;
  fetch(url: string): Promise<{ blob(): Promise<unknown> }>;
  requestAnimationFrame(callback: () => void): number;
  cancelAnimationFrame(handle: number): void;
  performance: { now(): number };
  btoa(text: string): string;
}

const page = globalThis as unknown as Page;
const cache = new MemorySceneCache(2);
let scene: Scene | null = null;
let canvas: Canvas | null = null;

const makeCanvas: MakeCanvas = (width, height) => {
  const made = page.document.createElement('canvas');
  made.width = width;
  made.height = height;
  // Reading pixels back often keeps the canvas in memory instead of on a graphics card.
  made.getContext('2d', { willReadFrequently: true });
  return made;
};

async function open(spec: unknown, pictureUrls: Record<string, string>, keep: boolean): Promise<number> {
  const parsed = parseSceneSpec(spec);
  const faces = sceneFonts(parsed).fonts.map((font) => {
    const face = new page.FontFace(font.family, `url(/fonts/${font.file})`, { weight: font.weight });
    page.document.fonts.add(face);
    return face.load();
  });
  await Promise.all(faces);
  const pictures = samplePictures(makeCanvas);
  for (const [name, url] of Object.entries(pictureUrls))
    pictures.set(name, await page.createImageBitmap(await (await page.fetch(url)).blob()));
  const from = page.performance.now();
  scene = prepareScene(parsed, { makeCanvas, pictures, ...(keep ? { cache } : {}) });
  const took = page.performance.now() - from;
  canvas = makeCanvas(scene.layout.width, scene.layout.height);
  page.document.body.replaceChildren(canvas);
  return took;
}

function opened(): { scene: Scene; canvas: Canvas; ctx: Context2D } {
  const ctx = canvas?.getContext('2d');
  if (!scene || !canvas || !ctx) throw new Error('No scene is open.');
  return { scene, canvas, ctx };
}

/** The pixels of one moment, as base64 of the raw bytes. */
function pixels(tSec: number): string {
  const now = opened();
  drawFrame(now.ctx, now.scene, tSec);
  const { data } = now.ctx.getImageData(0, 0, now.canvas.width, now.canvas.height);
  let text = '';
  for (let i = 0; i < data.length; i += 32768) text += String.fromCharCode(...data.subarray(i, i + 32768));
  return page.btoa(text);
}

/** Plays for a while by the wall clock and returns how many different pictures were shown per second. */
function play(seconds: number): Promise<number> {
  const now = opened();
  const from = page.performance.now();
  const clock = () => (page.performance.now() - from) / 1000;
  return new Promise((resolve) => {
    let shown = 0;
    const player = new ScenePlayer(now.scene, {
      ctx: now.ctx,
      clock,
      requestFrame: (callback) => page.requestAnimationFrame(callback),
      cancelFrame: (handle) => page.cancelAnimationFrame(handle),
      onFrame: (_tSec, drawn) => {
        shown = drawn;
        if (clock() < seconds) return;
        player.pause();
        resolve(shown / clock());
      },
    });
    player.play();
  });
}

Object.assign(globalThis, { stage: { open, pixels, play } });
