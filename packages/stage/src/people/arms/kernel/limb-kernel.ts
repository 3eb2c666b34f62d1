import { gammaByte } from '#base/color/gamma-table.ts';
import { openModule } from '#base/composing/web-assembly.ts';
import type { Light } from '#base/light/light-presets.ts';
import { between, type Vector } from '#base/math/vector.ts';
import { WASM_BASE64 } from '../bake-limb.wasm.ts';
import type { Bone } from '../model/bone.ts';
import type { BuiltArm } from '../model/build-arm.ts';
import { layFolds } from './folds.ts';
import { type LampPlane, lampPlane, layBones } from './lay-bones.ts';
import type { LimbLook } from './limb-look.ts';
import { FABRIC, FOLDS, GAMMA, GAMMA_STEPS, SETTING, SETTING_COUNT, SETTINGS, WEAVE } from './limb-memory.ts';
import { PALM_LINES } from './palm-lines.ts';

interface Kernel {
  memory: { readonly buffer: ArrayBuffer };
  layOut(width: number, height: number): number;
  bake(bones: number, own: number, left: number, top: number): void;
}

/** A baked picture: RGBA, colours not multiplied by alpha; (x, y) is its first pixel, in pixels from the head. */
export interface LimbPicture {
  pixels: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
  x: number;
  y: number;
}

export interface LimbKernelSource {
  look: LimbLook;
  light: Light;
  unitPx: number;
  /** looks at an edge pixel; four do for what only flies past */
  looks: 8 | 4;
}

/** A part of the plane of the picture, in face units from the head. */
export interface LimbBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface LimbRequest {
  arm: Pick<BuiltArm, 'hand' | 'handLength' | 'bent'>;
  bones: readonly Bone[];
  /** bones that are not drawn, but shade these */
  around?: readonly Bone[];
  /** nothing outside is baked */
  within: LimbBox;
  /** where the arm fades into the body */
  fade?: { x: number; y: number; across: number; down: number };
  /** where a forearm's picture ends on the upper arm */
  cut?: { elbow: Vector; along: Vector };
}

const SKIN_GLOSS = 0.55;
/** As the kernel knows ends of sleeves. */
const CUFFS = { hem: 0, shirt: 0, ribs: 1, band: 2 } as const;
const MARGIN = 0.03;
const open = openModule(WASM_BASE64);

/** The WebAssembly kernel that bakes arms, set up for one person, light and size. */
export class LimbKernel {
  readonly #kernel = open() as Kernel;
  readonly #unitPx: number;
  readonly #lamp: LampPlane;

  constructor({ look, light, unitPx, looks }: LimbKernelSource) {
    this.#unitPx = unitPx;
    this.#lamp = lampPlane(light.key);
    // The tables lie before the picture: the smallest one makes room for them.
    this.#kernel.layOut(8, 8);
    const settings = this.#settings();
    settings[SETTING.unitPx] = unitPx;
    settings[SETTING.looks] = looks / 4;
    settings.set([...light.key, ...this.#lamp.right, ...this.#lamp.across], SETTING.lamps);
    settings.set(lampSettings(light), SETTING.fill);
    this.#putLook(look);
    const gamma = new Uint8Array(this.#kernel.memory.buffer, GAMMA, GAMMA_STEPS);
    for (let i = 0; i < GAMMA_STEPS; i++) gamma[i] = gammaByte(((i + 0.5) * 1.6) / (GAMMA_STEPS - 1));
  }

  /** Null when nothing of the arm lies within. */
  bake({ arm, bones, around = [], within, fade, cut }: LimbRequest): LimbPicture | null {
    const place = placeOf(boxOf(bones), within, this.#unitPx);
    if (!place) return null;
    const { x, y, width, height } = place;
    const at = this.#kernel.layOut(width, height);
    const settings = this.#settings();
    settings[SETTING.bent] = arm.bent;
    if (fade) {
      const { x: middleX, y: middleY, across, down } = fade;
      settings.set([middleX, middleY, 1 / across, 1 / down], SETTING.fade);
    }
    settings.set(cut ? [1, ...cut.elbow, ...cut.along] : [0], SETTING.cut);
    const { wrist, thumbward, fingerward, palmward } = arm.hand;
    settings.set([...wrist, ...thumbward, ...fingerward, ...palmward, arm.handLength], SETTING.hand);
    const { buffer } = this.#kernel.memory;
    const shown = fade ? bones : bones.map((bone) => ({ ...bone, isShoulder: false }));
    layBones(buffer, [...shown, ...around], this.#lamp);
    this.#kernel.bake(bones.length + around.length, bones.length, x, y);
    const pixels = new Uint8ClampedArray(this.#kernel.memory.buffer, at, width * height * 4).slice();
    return { pixels, width, height, x, y };
  }

  #putLook(look: LimbLook): void {
    const settings = this.#settings();
    const { sleeve, weave } = look;
    settings.set([0.1 * SKIN_GLOSS, 0.1 * SKIN_GLOSS, 1], SETTING.skinMaterial);
    settings.set([0.12 * sleeve.gloss, 0.1 * sleeve.gloss, 0.45], SETTING.clothMaterial);
    settings.set(look.cloth, SETTING.clothColor);
    settings.set(look.shirtCuff, SETTING.cuffColor);
    settings.set(look.skin, SETTING.skinColor);
    settings.set(look.palm, SETTING.palmColor);
    settings.set(look.nail, SETTING.nailColor);
    settings[SETTING.darkness] = look.darkness;
    settings[SETTING.foldDepth] = sleeve.folds * 0.03;
    settings[SETTING.cuff] = CUFFS[sleeve.cuff];
    settings.set(PALM_LINES.flat(2), SETTING.palmLines);
    if (!weave) return;
    const { buffer } = this.#kernel.memory;
    settings.set([weave.width, weave.height], SETTING.fabricSize);
    new Uint8Array(buffer, FABRIC, weave.grey.length).set(weave.grey);
    const shares = new Float32Array(buffer, WEAVE, 256);
    for (let i = 0; i < 256; i++) shares[i] = Math.exp(look.weaveStrength * (i / 255 - 0.5) * 1.5);
    const folds = layFolds(look.folds);
    new Float32Array(buffer, FOLDS, folds.length).set(folds);
  }

  #settings(): Float32Array {
    return new Float32Array(this.#kernel.memory.buffer, SETTINGS, SETTING_COUNT);
  }
}

function lampSettings(light: Light): number[] {
  const directions = [light.fill, light.rim, light.keyHalf, light.fillHalf];
  const colors = [light.keyColor, light.fillColor, light.rimColor, light.sky, light.ground];
  return [...directions, ...colors].flat();
}

function boxOf(bones: readonly Bone[]): LimbBox {
  const ends = bones.flatMap(({ from, to, fromRadius, toRadius, bulge = 0, isCut }) => [
    // Of a piece of the upper arm only the end near the elbow shows.
    { at: isCut ? between(to, from, 0.7) : from, radius: fromRadius + bulge },
    { at: to, radius: toRadius + bulge },
  ]);
  return {
    left: Math.min(...ends.map(({ at, radius }) => at[0] - radius)) - MARGIN,
    top: Math.min(...ends.map(({ at, radius }) => at[1] - radius)) - MARGIN,
    right: Math.max(...ends.map(({ at, radius }) => at[0] + radius)) + MARGIN,
    bottom: Math.max(...ends.map(({ at, radius }) => at[1] + radius)) + MARGIN,
  };
}

function placeOf(box: LimbBox, within: LimbBox, unitPx: number) {
  const x = Math.floor(Math.max(box.left, within.left) * unitPx);
  const y = Math.floor(Math.max(box.top, within.top) * unitPx);
  const width = Math.ceil(Math.min(box.right, within.right) * unitPx) - x;
  const height = Math.ceil(Math.min(box.bottom, within.bottom) * unitPx) - y;
  return width < 2 || height < 2 ? null : { x, y, width, height };
}
