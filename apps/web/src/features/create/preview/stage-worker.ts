import { PRESENTER_BOOK } from '@herald/media/clips';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { type Canvas, type Context2D, drawSettingTile, type MakeCanvas } from '@herald/stage';
import { loadSceneFonts, loadScenePictures } from './scene-assets.ts';
import { clipNamesOf, loadSceneClips } from './scene-clips.ts';
import { closeReplaced, loadPresenter, sceneWithPresenter } from './scene-presenter.ts';
import { namedByAddress, type SceneOrder, type StageReport, type StageRequest, wallMs } from './stage-orders.ts';
import { type LoadedScene, StageScreen } from './stage-screen.ts';

/** A page has the tall frame of 720; what is filmed larger is only larger. */
const PREVIEW_RESOLUTION = 720;

const makeCanvas: MakeCanvas = (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  // Reading pixels back often keeps the canvas in memory instead of on a graphics card.
  canvas.getContext('2d', { willReadFrequently: true });
  return canvas as unknown as Canvas;
};

let screen: StageScreen | null = null;

function report(message: StageReport, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** What a scene is drawn with; its clips are no pictures, and who was filmed has a book. */
async function loadScene(spec: SceneSpec, addresses: Record<string, string>): Promise<LoadedScene> {
  const clipNames = clipNamesOf(spec);
  const still = Object.fromEntries(Object.entries(addresses).filter(([name]) => !clipNames.has(name)));
  const [pictures, clips] = await Promise.all([
    loadScenePictures(still),
    loadSceneClips(spec, addresses, () => screen?.refresh()),
    loadSceneFonts(spec),
  ]);
  return { pictures, clips };
}

async function showScene({ scene, pictures: { [PRESENTER_BOOK]: book = '', ...ordered } }: SceneOrder): Promise<void> {
  try {
    const named = namedByAddress({ scene, pictures: ordered });
    const spec = parseSceneSpec({ ...named.scene, resolution: PREVIEW_RESOLUTION });
    const presenter = await loadPresenter(spec, book, () => screen?.presenterCame());
    const filmed = presenter ? await sceneWithPresenter(spec, presenter) : { spec, pictures: [] };
    const loaded = await loadScene(filmed.spec, named.pictures);
    const pictures = new Map([...loaded.pictures, ...filmed.pictures]);
    screen?.show(filmed.spec, { ...loaded, pictures, presenter });
    closeReplaced();
    report({ kind: 'shown', ...sizeOfScreen(), durationSec: spec.durationSec });
    await nextFrame();
    screen?.finish();
    report({ kind: 'done' });
  } catch (error) {
    report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

let canvas: OffscreenCanvas | null = null;

const sizeOfScreen = () => ({ width: canvas?.width ?? 0, height: canvas?.height ?? 0 });

function open(given: OffscreenCanvas): void {
  canvas = given;
  screen = new StageScreen({
    ctx: given.getContext('2d') as unknown as Context2D,
    makeCanvas,
    requestFrame: (callback) => requestAnimationFrame(callback),
    cancelFrame: (handle) => cancelAnimationFrame(handle),
    nowMs: wallMs,
  });
}

let wantedStills = 0;

/** Between them the scene goes on: a still takes longer than a picture of a film may. */
async function drawStills({ key, timesSec, widthPx }: Extract<StageRequest, { kind: 'stills' }>): Promise<void> {
  wantedStills += 1;
  const own = wantedStills;
  for (const tSec of timesSec) {
    await nextFrame();
    if (own !== wantedStills) return;
    const drawn = (await screen?.still(tSec, widthPx)) as unknown as OffscreenCanvas | null | undefined;
    if (!drawn) return;
    const still = drawn.transferToImageBitmap();
    report({ kind: 'still', key, tSec, still }, [still]);
  }
}

addEventListener('message', ({ data }: MessageEvent<StageRequest>) => {
  if (data.kind === 'canvas') open(data.canvas);
  if (data.kind === 'scene') void showScene(data.order);
  if (data.kind === 'anchor') {
    screen?.follow(data.anchor);
    if (!data.anchor.isPlaying) setTimeout(() => screen?.finish());
  }
  if (data.kind === 'stills') void drawStills(data);
  if (data.kind === 'tile') {
    const drawn = drawSettingTile(data.background, data.widthPx, makeCanvas) as unknown as OffscreenCanvas;
    const tile = drawn.transferToImageBitmap();
    report({ kind: 'tile', key: data.key, tile }, [tile]);
  }
});
