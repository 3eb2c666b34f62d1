import type { Gender, ShapeKnobs } from '@herald/media/person/shape-knobs';
import { clamp } from '#base/math/clamp.ts';
import type { Random } from '#base/math/seeded-random.ts';

type Feature = Partial<ShapeKnobs>;

/** What a feature is when it is like everybody's. */
const USUAL: Feature = {};

const NOSES: Record<Gender, readonly Feature[]> = {
  female: [
    USUAL,
    { noseDrop: -0.9, noseLength: -0.5, noseWings: -0.4, noseTip: -0.3 },
    { noseBump: 0.8, noseDrop: 0.7, noseLength: 0.4, noseRidge: -0.3 },
    { noseWings: 0.8, noseRidge: 0.5, noseTip: 0.5, noseBridge: -0.3 },
    { noseRidge: -0.8, noseWings: -0.6, noseLength: 0.3, noseBridge: 0.5 },
    { noseTip: 0.8, noseDrop: -0.3, noseRidge: 0.2, noseLength: -0.2 },
  ],
  male: [
    USUAL,
    { noseBump: 0.9, noseDrop: 0.8, noseLength: 0.5 },
    { noseRidge: 0.8, noseWings: 0.6, noseTip: 0.4, noseBridge: -0.2 },
    { noseRidge: -0.7, noseBridge: 0.7, noseLength: 0.4, noseWings: -0.4 },
    { noseDrop: -0.7, noseTip: 0.3, noseLength: -0.4 },
    { noseTip: 0.9, noseWings: 0.4, noseDrop: 0.2, noseLength: 0.1 },
  ],
};

const MOUTHS: Record<Gender, readonly Feature[]> = {
  female: [
    USUAL,
    { lipHeart: 0.9, lipWidth: -0.5, lipFullness: 0.4, lipBow: 0.6 },
    { lipHeart: -0.8, lipWidth: 0.7, lipFullness: -0.2, lipCorners: 0.4 },
    { upperLip: -0.7, lipFullness: 0.3, lipHeart: 0.3, lipBow: -0.6 },
    { lipFullness: 0.8, lipHeart: -0.4, upperLip: 0.4, lipBow: -0.3 },
    { lipFullness: -0.7, lipCorners: 0.6, lipWidth: 0.2, lipBow: 0.4 },
  ],
  male: [
    USUAL,
    { lipFullness: -0.8, lipHeart: -0.6, lipWidth: 0.4 },
    { lipHeart: 0.7, lipWidth: -0.5, lipFullness: 0.3 },
    { lipWidth: 0.8, lipCorners: 0.6, lipHeart: -0.5 },
    { lipFullness: 0.7, upperLip: 0.4, lipBow: -0.5 },
    { upperLip: -0.8, lipCorners: -0.4, lipFullness: 0.2 },
  ],
};

const BROWS: Record<Gender, readonly Feature[]> = {
  female: [
    USUAL,
    { browPeak: -0.9, browArch: -0.8, browTaper: -0.6 },
    { browPeak: 0.9, browArch: 0.7, browTaper: 0.5 },
    { browThickness: 0.9, browTaper: -0.4, browGap: -0.4 },
    { browThickness: -0.8, browPeak: -0.3, browArch: 0.6, browLength: 0.5 },
    { browLength: -0.7, browTilt: -0.6, browArch: 0.3 },
  ],
  male: [
    USUAL,
    { browPeak: -0.8, browArch: -0.6, browTaper: -0.7 },
    { browThickness: 0.9, browTaper: 0.6, browGap: -0.5 },
    { browPeak: 0.9, browArch: 0.6, browTilt: 0.5 },
    { browThickness: -0.8, browLength: -0.4 },
    { browTilt: -0.8, browLength: 0.5, browTaper: -0.2 },
  ],
};

const JAWS: Record<Gender, readonly Feature[]> = {
  female: [
    USUAL,
    { jawTaper: 0.9, chinWidth: -0.5, cheekbone: 0.5 },
    { jawTaper: -0.8, jawAngle: 0.6, jawWidth: 0.4 },
    { jawTaper: -0.3, cheekFullness: 0.8, faceLength: -0.5, chinLength: -0.3 },
    { faceLength: 0.7, faceWidth: -0.4, chinLength: 0.4, cheekFullness: -0.3 },
    { jawTaper: 0.4, jawWidth: 0.4, chinLength: 0.3, chinCleft: 0.3 },
  ],
  male: [
    USUAL,
    { jawTaper: -0.9, jawAngle: 0.8, chinWidth: 0.6 },
    { jawTaper: 0.9, chinWidth: -0.5, cheekbone: 0.4 },
    { jawTaper: -0.3, cheekFullness: 0.8, faceWidth: 0.3, jawAngle: -0.4 },
    { faceLength: 0.8, faceWidth: -0.4, chinLength: 0.5, cheekFullness: -0.4 },
    { jawTaper: 0.3, chinCleft: 0.9, chinWidth: 0.5, chinLength: 0.4 },
  ],
};

/** Nose, mouth, brows and jaw: each one of six kinds, so that people by chance are no siblings. */
export function drawFeatures(random: Random, gender: Gender): Feature {
  const pick = (kinds: readonly Feature[]) => kinds[Math.floor(random() * kinds.length)];
  return { ...pick(NOSES[gender]), ...pick(MOUTHS[gender]), ...pick(BROWS[gender]), ...pick(JAWS[gender]) };
}

/** A face with the features of a kind: what it has of its own stays as a part. */
export function withFeatures(shape: Feature, features: Feature): Feature {
  // Adding 0 makes a zero of the other sign, which JSON does not know, the usual one.
  const moved = Object.entries(features).map(([knob, value]) => {
    const own = shape[knob as keyof ShapeKnobs] ?? 0;
    return [knob, Math.round(clamp(0.5 * own + value, -1, 1) * 100) / 100 + 0];
  });
  return { ...shape, ...Object.fromEntries(moved) };
}
