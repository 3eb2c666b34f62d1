import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mouth } from '@herald/media/mouth';
import { VISEMES } from '@herald/media/visemes';
import { type Canvas, mixMouths, NEUTRAL_POSE, REST_MOUTH, type Scene, sceneFonts, VISEME_MOUTHS } from '@herald/stage';
import { makeCanvas } from '@herald/stage/testing';
import type { CaptionProps, SceneProps } from '../remotion/scene-props.ts';
import { type PreparedPeer, pngOf } from './peer-scene.ts';

const FPS = 30;
const MOUTHS: Mouth[] = [
  ...VISEMES.map((viseme) => VISEME_MOUTHS[viseme]),
  mixMouths(REST_MOUTH, VISEME_MOUTHS.aa, 0.4),
];
const BLINKS = [0, 0.5, 1];
/** In face units below the eyes: the body starts at the first, and the heads fade into it until the second. */
const BODY_FROM_Y = 1.5;
const HEAD_FADES_Y = { from: 1.6, to: 2 };
const NECK_Y = 1.1;

/** Cuts a scene of the stage into layers as a motion designer would: background, body, heads, logo, words. */
export async function writeRemotionAssets(peer: PreparedPeer, publicDir: string): Promise<SceneProps> {
  const { scene } = peer;
  const put = async (name: string, canvas: unknown): Promise<void> =>
    writeFile(join(publicDir, name), await pngOf(canvas));
  const background = shotOf(scene).background();
  await put('background.png', background);
  await put('body.png', paintBody(scene));
  const heads = MOUTHS.flatMap((mouth) => BLINKS.map((blink) => ({ mouth, blink })));
  const headPictures = heads.map((_, index) => `head-${index}.png`);
  for (const [index, name] of headPictures.entries()) await put(name, paintHead(scene, heads[index]));
  const logo = scene.overlays.find((overlay) => overlay.stateAt(0) !== null && overlay.areaAt(0).y < 400);
  if (!logo) throw new Error('The scene shows no logo.');
  const logoArea = logo.areaAt(0);
  await put(
    'logo.png',
    paintArea(logoArea, (ctx) => logo.draw(ctx, 0)),
  );
  const font = sceneFonts(peer.spec).fonts[0];
  if (!font) throw new Error('The scene has no font.');
  await copyFile(fileURLToPath(import.meta.resolve(font.file)), join(publicDir, 'caption.woff2'));
  const { width, height, caption, framing } = scene.layout;
  return {
    width,
    height,
    fps: FPS,
    frames: framesOf(scene),
    backgroundMargin: (background.width - width) / 2,
    head: headPlace(scene),
    headPictures,
    logo: { x: logoArea.x, y: logoArea.y },
    captionCenterY: caption.y + caption.height / 2,
    captions: captionsOf(peer, font.family, Math.min(caption.width, framing.frameWidth)),
  };
}

type Draw = (ctx: NonNullable<ReturnType<Canvas['getContext']>>) => void;

function paintArea({ x, y, width, height }: Scene['layout']['logo'], draw: Draw): Canvas {
  const canvas = makeCanvas(width, height);
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('No canvas.');
  ctx.translate(-x, -y);
  draw(ctx);
  return canvas;
}

function paintBody(scene: Scene): Canvas {
  const { width, height } = scene.layout;
  const { performer } = shotOf(scene);
  const { headY, unitPx } = performer.framing;
  return paintArea({ x: 0, y: 0, width, height }, (ctx) => {
    performer.drawStill(ctx);
    ctx.beginPath();
    ctx.rect(0, headY + BODY_FROM_Y * unitPx, width, height);
    ctx.clip();
    performer.drawMoving(ctx, NEUTRAL_POSE);
  });
}

function paintHead(scene: Scene, face: { mouth: Mouth; blink: number } | undefined): Canvas {
  const { performer } = shotOf(scene);
  const { headY, unitPx } = performer.framing;
  const area = headArea(scene);
  return paintArea(area, (ctx) => {
    performer.drawMoving(ctx, { ...NEUTRAL_POSE, ...face });
    const fade = ctx.createLinearGradient(0, headY + HEAD_FADES_Y.from * unitPx, 0, area.y + area.height);
    fade.addColorStop(0, 'rgba(0,0,0,0)');
    fade.addColorStop(1, 'rgba(0,0,0,1)');
    ctx.globalCompositeOperation = 'destination-out';
    ctx.fillStyle = fade;
    ctx.fillRect(area.x, area.y, area.width, area.height);
  });
}

function headArea(scene: Scene): Scene['layout']['logo'] {
  const { movingArea, framing } = shotOf(scene).performer;
  const height = Math.round(framing.headY + HEAD_FADES_Y.to * framing.unitPx - movingArea.y);
  return { ...movingArea, height };
}

function headPlace(scene: Scene): SceneProps['head'] {
  const { framing } = shotOf(scene).performer;
  const area = headArea(scene);
  return { ...area, pivotX: framing.headX - area.x, pivotY: framing.headY + NECK_Y * framing.unitPx - area.y };
}

function framesOf(scene: Scene): SceneProps['frames'] {
  const { unitPx } = shotOf(scene).performer.framing;
  return Array.from({ length: Math.round(scene.spec.durationSec * FPS) }, (_, frame) => {
    const pose = scene.poseAt(frame / FPS);
    const drift = scene.driftAt(frame / FPS);
    const blink = nearest(BLINKS, (step) => Math.abs(step - pose.blink));
    return {
      head: nearest(MOUTHS, (mouth) => distance(mouth, pose.mouth)) * BLINKS.length + blink,
      shiftX: pose.shiftX * unitPx,
      shiftY: pose.shiftY * unitPx,
      rollRad: pose.roll,
      driftX: drift.x,
      driftY: drift.y,
    };
  });
}

function distance(a: Mouth, b: Mouth): number {
  return Math.hypot(2 * (a.open - b.open), a.wide - b.wide, a.round - b.round, 2 * (a.press - b.press));
}

function nearest<T>(choices: T[], distanceOf: (choice: T) => number): number {
  const distances = choices.map(distanceOf);
  return distances.indexOf(Math.min(...distances));
}

const EM_PX = 62;
const MAX_WORDS = 3;
const MAX_CHARS = 18;

function captionsOf({ spec }: PreparedPeer, family: string, widthPx: number): CaptionProps[] {
  const groups: (typeof spec.words)[] = [];
  for (const word of spec.words) {
    const open = groups.at(-1);
    const text = [...(open ?? []), word].map((each) => each.text).join(' ');
    if (open && open.length < MAX_WORDS && text.length <= MAX_CHARS && !/[.,]$/.test(open.at(-1)?.text ?? ''))
      open.push(word);
    else groups.push([word]);
  }
  const ruler = makeCanvas(8, 8).getContext('2d');
  if (!ruler) throw new Error('No canvas.');
  ruler.font = `${EM_PX}px "${family}"`;
  return groups.map((group, index) => {
    const words = group.map(({ text, startSec }) => ({
      text: text.toUpperCase().replace(/[.,]$/, ''),
      startFrame: Math.round(startSec * FPS),
    }));
    const inkPx = ruler.measureText(words.map(({ text }) => text).join(' ')).width;
    const endSec = groups[index + 1]?.[0]?.startSec ?? spec.durationSec;
    return {
      startFrame: words[0]?.startFrame ?? 0,
      endFrame: Math.round(endSec * FPS),
      emPx: Math.min(EM_PX, (EM_PX * widthPx) / inkPx),
      words,
    };
  });
}

function shotOf(scene: Scene): Scene['shots'][number] {
  const [shot] = scene.shots;
  if (!shot) throw new Error('The scene has no shot.');
  return shot;
}
