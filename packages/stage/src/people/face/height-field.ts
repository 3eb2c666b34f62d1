import { clamp } from '#base/math/clamp.ts';
import { gaussian } from '#base/math/gaussian.ts';
import { hill } from '#base/math/hill.ts';
import { smoothCurve } from '#base/math/smooth-curve.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { FaceShape } from './face-shape.ts';

/** Height of the skin towards the viewer at a point of the face. */
export type HeightField = (x: number, y: number) => number;

type Relief = (across: number, y: number) => number;

/** Depth of the outline: the jaw and chin come forward of the temples. */
export function edgeDepth(y: number): number {
  return smoothstep(0.45, 1.36, y) * 0.5;
}

/** The head as a smooth shell plus bells for nose, sockets, cheeks, mouth, chin and the folds of age. */
export function heightField(face: FaceShape, halfWidthAt: (y: number) => number): HeightField {
  const depth = profileDepth(face.chinY);
  const parts: Relief[] = [nose(face), eyes(face), forehead(face), cheeks(face), muzzle(face), folds(face)];
  return (x, y) => {
    const half = Math.max(0.02, halfWidthAt(y));
    const across = Math.abs(x);
    const t = Math.min(0.985, across / half);
    const edge = edgeDepth(y);
    let z = edge + (depth(y) - edge) * (1 - t ** 2.25) ** 0.56;
    for (const part of parts) z += part(across, y);
    return z;
  };
}

function profileDepth(chinY: number): (y: number) => number {
  const shift = chinY - 1.32;
  return smoothCurve([
    [-1.36, 0.05],
    [-1.25, 0.36],
    [-1.05, 0.6],
    [-0.75, 0.77],
    [-0.3, 0.86],
    [0, 0.83],
    [0.4, 0.84],
    [0.8, 0.86],
    [1.05 + shift, 0.84],
    [1.2 + shift, 0.78],
    [1.32 + shift, 0.62],
  ]);
}

function nose({ knobs: k, noseTipY: tip, noseWidth: width, childness }: FaceShape): Relief {
  const widthRoot = Math.sqrt(width);
  const flat = 1 - 0.35 * childness;
  const broad = 1 + 0.3 * k.noseRidge;
  const ballY = tip + 0.034 * k.noseDrop;
  const wing = { a: 0.128 * width * (1 + 0.12 * k.noseWings), size: 0.053 * width * (1 + 0.14 * k.noseWings) };
  return (a, y) => {
    const down = clamp((y + 0.14) / (tip + 0.14));
    const ridge = smoothstep(-0.26, 0.04, y) * (1 - smoothstep(tip + 0.01, tip + 0.19, y));
    const bridge =
      0.052 + 0.028 * k.noseBridge * (1 - down) + (0.142 + 0.016 * k.noseBridge - 0.02 * k.noseTip) * down * down;
    return (
      bridge * flat * ridge * gaussian(a, (0.088 + 0.05 * down) * widthRoot * broad) +
      0.022 * k.noseBump * hill(y - 0.13, 0.085, a, 0.065) +
      (0.066 + 0.01 * k.noseBridge) * hill(a, (0.094 + 0.014 * k.noseTip) * widthRoot, y - ballY, 0.092) +
      0.056 * (1 + 0.35 * k.noseWings) * hill(a - wing.a, wing.size, y - tip - 0.045, 0.056) -
      0.024 * hill(a - 0.2 * width, 0.036, y - tip - 0.045, 0.06)
    );
  };
}

function eyes({ eyeX, male }: FaceShape): Relief {
  const rootDip = male ? 0.022 : 0.01;
  return (a, y) =>
    -0.132 * hill(a - eyeX * 0.9, 0.2, y, 0.11) +
    0.074 * hill(a - eyeX, 0.125, y - 0.008, 0.085) -
    rootDip * hill(a, 0.09, y + 0.1, 0.07);
}

function forehead({ knobs: k, male, halfWidth }: FaceShape): Relief {
  const round = male ? 0 : 0.02;
  return (a, y) =>
    (0.026 + 0.02 * k.browRidge) * hill(a - 0.36, 0.2, y + 0.215, 0.075) +
    0.012 * k.browRidge * hill(a, 0.16, y + 0.2, 0.07) +
    0.03 * k.forehead * hill(a, 0.4, y + 0.62, 0.2) +
    round * hill(a, 0.45, y + 0.6, 0.22) -
    0.028 * hill(a - halfWidth, 0.12, y + 0.25, 0.25);
}

function cheeks({ knobs: k }: FaceShape): Relief {
  return (a, y) =>
    (0.056 + 0.022 * k.cheekbone + 0.014 * k.cheekFullness) * hill(a - 0.51, 0.2, y - 0.285, 0.15) +
    0.032 * (k.cheekFullness + 0.4) * hill(a - 0.47, 0.22, y - 0.58, 0.2) -
    (0.034 + 0.018 * k.cheekbone - 0.03 * k.cheekFullness) * hill(a - 0.66, 0.13, y - 0.66, 0.17);
}

function muzzle({ knobs: k, noseTipY, mouthY, chinY }: FaceShape): Relief {
  const philtrumY = (noseTipY + mouthY) / 2;
  return (a, y) =>
    0.072 * hill(a, 0.3, y - mouthY + 0.02, 0.2) -
    0.013 * hill(a, 0.034, y - philtrumY - 0.035, 0.05) +
    0.008 * hill(a - 0.055, 0.025, y - philtrumY - 0.04, 0.06) -
    0.046 * hill(a, 0.22, y - mouthY - 0.205, 0.055) +
    0.07 * hill(a, 0.19 + 0.03 * k.chinWidth, y - chinY + 0.165, 0.11) -
    0.02 * Math.max(0, k.chinCleft) * hill(a, 0.02, y - chinY + 0.13, 0.06) -
    0.022 * hill(a - 0.355, 0.05, y - mouthY - 0.02, 0.06);
}

function folds({ eyeX, oldness: old }: FaceShape): Relief {
  return (a, y) => {
    const foldX = 0.215 + 0.16 * clamp((y - 0.5) / 0.3);
    const alongFold = smoothstep(0.44, 0.56, y) * (1 - smoothstep(0.7, 0.86, y));
    return (
      -(0.004 + 0.042 * old) * gaussian(a - foldX, 0.032) * alongFold +
      (0.003 + 0.026 * old) * hill(a - eyeX, 0.15, y - 0.165, 0.04) -
      (0.003 + 0.032 * old) * hill(a - eyeX * 0.96, 0.17, y - 0.22, 0.03) -
      old * 0.024 * hill(a - 0.36, 0.035, y - 0.93, 0.1) -
      old * 0.022 * hill(a - 0.5, 0.12, y - 0.98, 0.1) -
      foreheadLines(a, y, old)
    );
  };
}

function foreheadLines(a: number, y: number, old: number): number {
  if (old <= 0.2) return 0;
  const reach = 1 - smoothstep(0.38, 0.62, a);
  let depth = 0;
  for (let line = 0; line < 3; line++) {
    depth += gaussian(y + 0.46 + 0.13 * line + 0.02 * Math.cos(a * 4 + line), 0.015);
  }
  return 0.007 * old * reach * depth;
}
