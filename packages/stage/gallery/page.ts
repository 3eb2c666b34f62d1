import {
  ASPECTS,
  BACKGROUND_STYLES,
  CAMERAS,
  CAPTION_STYLES,
  CORNERS,
  ENVIRONMENTS,
  LIGHTINGS,
  SETTINGS,
} from '@herald/media/choices';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { CHARACTER_PRESETS } from '#people/presets/character-presets.ts';
import { ScenePlayer } from '#scene/playback/scene-player.ts';
import { MemorySceneCache } from '#scene/setup/memory-scene-cache.ts';
import { prepareScene, sceneFonts } from '#scene/setup/prepare-scene.ts';
import { samplePictures } from '../testing/sheets/sample-pictures.ts';
import { sampleScene } from '../testing/sheets/sample-scene.ts';

/** The little of the browser that the gallery touches. */
interface Element {
  value: string;
  textContent: string;
  append(...nodes: (Element | Canvas | string)[]): void;
  replaceChildren(...nodes: (Element | Canvas)[]): void;
  addEventListener(kind: 'change' | 'click', act: () => void): void;
}
interface Sound extends Element {
  src: string;
  currentTime: number;
  play(): Promise<void>;
  pause(): void;
}
interface Browser {
  document: {
    createElement(name: string): unknown;
    getElementById(id: string): unknown;
    fonts: { add(face: unknown): void };
  };
  FontFace: new (family: string, source: string, traits: { weight: string }) => { load(): Promise<unknown> };
  requestAnimationFrame(callback: () => void): number;
  cancelAnimationFrame(handle: number): void;
  performance: { now(): number };
  URL: { createObjectURL(file: unknown): string };
}

const browser = globalThis as unknown as Browser;
const byId = <T = Element>(id: string) => browser.document.getElementById(id) as T;
const create = (name: string) => browser.document.createElement(name) as Element;
const makeCanvas: MakeCanvas = (width, height) => {
  const canvas = browser.document.createElement('canvas') as Canvas;
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d', { willReadFrequently: true });
  return canvas;
};

const CHOICES = {
  person: CHARACTER_PRESETS.map(({ id }) => id),
  setting: SETTINGS,
  environment: ENVIRONMENTS,
  lighting: LIGHTINGS,
  style: BACKGROUND_STYLES,
  aspect: ASPECTS,
  camera: CAMERAS,
  captions: [...CAPTION_STYLES, 'off'],
  card: ['off', 'beside', 'hand'],
  logo: ['off', ...CORNERS],
  ending: ['off', 'end card'],
} as const;
type Choice = keyof typeof CHOICES;

const chosen = Object.fromEntries(Object.entries(CHOICES).map(([name, options]) => [name, options[0]])) as Record<
  Choice,
  string
>;
const cache = new MemorySceneCache();
const sound = browser.document.createElement('audio') as Sound;
let startedMs = 0;
const pictures: Map<string, Picture> = samplePictures(makeCanvas);
const loaded = new Set<string>();
let player: ScenePlayer | null = null;

function describeScene(): SceneSpec {
  const { setting, environment, lighting, style, captions, card, logo } = chosen;
  return sampleScene({
    performer: { kind: 'preset', presetId: chosen.person },
    background: { kind: 'setting', setting, environment, lighting, style },
    aspect: chosen.aspect,
    camera: chosen.camera,
    captions: captions === 'off' ? null : { style: captions },
    card: card === 'off' ? null : { picture: 'product', label: 'Winter serum', placement: card, enterAtSec: 1 },
    logo: logo === 'off' ? null : { picture: 'logo', corner: logo },
    endCard:
      chosen.ending === 'off' ? null : { text: 'Try it for 30 days', detail: 'example.com/serum', durationSec: 2 },
  });
}

async function loadFonts(spec: SceneSpec): Promise<void> {
  const wanted = sceneFonts(spec).fonts.filter((font) => !loaded.has(font.family));
  await Promise.all(
    wanted.map(async (font) => {
      const face = new browser.FontFace(font.family, `url(/fonts/${font.file})`, { weight: font.weight });
      browser.document.fonts.add(face);
      await face.load();
      loaded.add(font.family);
    }),
  );
}

async function showChosen(): Promise<void> {
  player?.pause();
  const spec = describeScene();
  await loadFonts(spec);
  const from = browser.performance.now();
  const scene = prepareScene(spec, { makeCanvas, pictures, cache });
  const tookMs = browser.performance.now() - from;
  const canvas = makeCanvas(scene.layout.width, scene.layout.height);
  const ctx = contextOf(canvas);
  byId('stage').replaceChildren(canvas);
  player = new ScenePlayer(scene, { ctx, clock: heardSec, ...frames, onFrame: reportRate() });
  player.show(1.5);
  byId('state').textContent = `${canvas.width} x ${canvas.height}, prepared in ${tookMs.toFixed(0)} ms`;
}

const frames = {
  requestFrame: (callback: () => void) => browser.requestAnimationFrame(callback),
  cancelFrame: (handle: number) => browser.cancelAnimationFrame(handle),
};

/** The chosen sound leads; without one, the clock on the wall does. */
function heardSec(): number {
  return sound.src ? sound.currentTime : (browser.performance.now() - startedMs) / 1000;
}

function reportRate() {
  return (tSec: number, drawn: number) => {
    byId('state').textContent = `${tSec.toFixed(1)} s, ${(drawn / Math.max(0.1, tSec)).toFixed(1)} pictures per second`;
  };
}

for (const [name, options] of Object.entries(CHOICES)) {
  const select = create('select');
  for (const option of options) {
    const entry = create('option');
    entry.textContent = option;
    select.append(entry);
  }
  select.addEventListener('change', () => {
    chosen[name as Choice] = select.value;
    void showChosen();
  });
  const label = create('label');
  label.append(name, select);
  byId('choices').append(label);
}
const file = byId<Element & { files: unknown[] }>('file');
file.addEventListener('change', () => {
  sound.src = browser.URL.createObjectURL(file.files[0]);
});
byId('play').addEventListener('click', () => {
  startedMs = browser.performance.now();
  if (sound.src) {
    sound.currentTime = 0;
    void sound.play();
  }
  player?.pause();
  player?.play();
});
void showChosen();
