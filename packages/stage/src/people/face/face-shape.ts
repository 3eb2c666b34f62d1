import { type Ethnicity, type Gender, SHAPE_KNOBS, type ShapeKnobs } from '@herald/media/person/shape-knobs';
import { clamp } from '#base/math/clamp.ts';
import { ETHNICITY_MEANS, GENDER_MEANS } from '../params/shape-knobs.ts';

/** The person a face belongs to, as far as its shape is concerned. */
export interface FaceTraits {
  gender: Gender;
  ethnicity: Ethnicity;
  ageYears: number;
  shape: Partial<ShapeKnobs>;
}

/** Where everything in a face lies, in face units (origin between the eyes, y down). */
export interface FaceShape {
  knobs: ShapeKnobs;
  male: boolean;
  ageYears: number;
  /** 0 up to 31 years .. 1 from 70 */
  oldness: number;
  /** 1 for a small child .. 0 from 15 years */
  childness: number;
  halfWidth: number;
  chinY: number;
  eyeX: number;
  eyeHalfWidth: number;
  upperLidHeight: number;
  lowerLidHeight: number;
  eyeTilt: number;
  noseWidth: number;
  noseTipY: number;
  noseBaseY: number;
  mouthY: number;
  mouthHalfWidth: number;
  upperLipHeight: number;
  lowerLipHeight: number;
  browY: number;
  neckHalfWidth: number;
  hairlineY: number;
}

export function resolveFaceShape(traits: FaceTraits): FaceShape {
  const male = traits.gender === 'male';
  const oldness = clamp((traits.ageYears - 31) / 39);
  const childness = clamp((15 - traits.ageYears) / 13);
  const knobs = resolveKnobs(traits, childness);
  return {
    knobs,
    male,
    ageYears: traits.ageYears,
    oldness,
    childness,
    ...headMeasures(knobs, male, childness),
    ...eyeMeasures(knobs, oldness, childness),
    ...noseAndMouth(knobs, male, oldness, childness),
    browY: -0.226 - 0.028 * knobs.browGap + (male ? 0.014 : 0) - 0.02 * childness,
    hairlineY: -0.86 - 0.03 * knobs.forehead + (male ? 0.02 - 0.1 * oldness : 0),
  };
}

function resolveKnobs({ gender, ethnicity, shape }: FaceTraits, childness: number): ShapeKnobs {
  const means = GENDER_MEANS[gender];
  const origin = ETHNICITY_MEANS[ethnicity];
  const child: Partial<ShapeKnobs> = {
    cheekFullness: 0.9,
    browRidge: -0.8,
    jawAngle: -0.6,
    noseBridge: -0.5,
    noseWidth: -0.3,
    browThickness: -0.5,
    neckWidth: -0.9,
  };
  const entries = SHAPE_KNOBS.map((knob) => {
    const value = (means[knob] ?? 0) + (origin[knob] ?? 0) + (shape[knob] ?? 0) + childness * (child[knob] ?? 0);
    return [knob, clamp(value, -1.4, 1.4)] as const;
  });
  return Object.fromEntries(entries) as ShapeKnobs;
}

function headMeasures(k: ShapeKnobs, male: boolean, childness: number) {
  return {
    halfWidth:
      0.866 * (1 + 0.075 * k.faceWidth - 0.035 * k.faceLength) * (male ? 1.02 : 0.985) * (1 + 0.04 * childness),
    chinY: 1.318 + 0.095 * k.faceLength + 0.07 * k.chinLength + (male ? 0.02 : -0.012) - 0.15 * childness,
    neckHalfWidth:
      (male ? 0.625 : 0.555) * (1 + 0.1 * k.neckWidth + 0.08 * k.faceWidth + 0.07 * k.build) * (1 - 0.22 * childness),
  };
}

function eyeMeasures(k: ShapeKnobs, oldness: number, childness: number) {
  return {
    eyeX: 0.38 + 0.023 * k.eyeSpacing,
    eyeHalfWidth: 0.193 * (1 + 0.12 * k.eyeSize) * (1 + 0.08 * childness),
    upperLidHeight: 0.095 * (1 + 0.24 * k.eyeOpening + 0.13 * k.eyeSize) * (1 + 0.16 * childness),
    lowerLidHeight: 0.05 * (1 + 0.06 * k.eyeSize) * (1 + 0.1 * childness),
    eyeTilt: 0.012 + 0.032 * k.eyeTilt - 0.008 * oldness,
  };
}

function noseAndMouth(k: ShapeKnobs, male: boolean, oldness: number, childness: number) {
  const noseTipY = 0.46 + 0.062 * k.noseLength + 0.02 * k.faceLength - 0.09 * childness;
  return {
    noseWidth: 1 + 0.25 * k.noseWidth,
    noseTipY,
    noseBaseY: noseTipY + 0.085,
    mouthY: 0.79 + 0.034 * k.noseLength + 0.048 * k.faceLength + (male ? 0.012 : 0) - 0.11 * childness,
    mouthHalfWidth: 0.298 * (1 + 0.12 * k.lipWidth) * (1 - 0.14 * childness),
    upperLipHeight: 0.078 * (1 + 0.34 * k.lipFullness + 0.28 * k.upperLip) * (1 - 0.16 * oldness),
    lowerLipHeight: 0.108 * (1 + 0.32 * k.lipFullness - 0.06 * k.upperLip) * (1 - 0.1 * oldness),
  };
}
