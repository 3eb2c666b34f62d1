import { gammaByte } from '../color/gamma-table.ts';
import type { Vector } from '../math/vector.ts';
import type { Light } from './light-presets.ts';
import type { Surface } from './surface.ts';

/** How a material reflects light. */
export interface Material {
  /** strength of highlights of the key and of the fill lamp */
  gloss: number;
  fillGloss: number;
  /** 1 for skin: red light travels further into shadow than blue; 0 for cloth */
  softness: number;
}

/** Lights the cells of its rows into RGBA bytes. Turning the lamps instead of the normals makes a turned head cheap. */
export function shadeSurface(surface: Surface, light: Light, material: Material, out: Uint8ClampedArray): void {
  const { columns, firstRow, lastRow, rowStart, rowEnd, normalX, normalY, normalZ } = surface;
  const { keyShare, ambientShare, albedo, shine } = surface;
  const cells: Cells = { normalX, normalY, normalZ, keyShare, ambientShare, albedo, shine, out };
  const lamps = numbersOf(light, material);
  for (let row = firstRow; row < lastRow; row++)
    shadeCells(cells, lamps, row * columns + rowStart[row], row * columns + rowEnd[row]);
}

type Cells = Omit<Surface, 'columns' | 'firstRow' | 'lastRow' | 'rowStart' | 'rowEnd'> & { out: Uint8ClampedArray };

function numbersOf(light: Light, { gloss, fillGloss, softness }: Material): Float64Array {
  const directions = [light.key, light.fill, light.rim, light.keyHalf, light.fillHalf];
  const colors = [light.keyColor, light.fillColor, light.rimColor, light.sky, light.ground];
  return Float64Array.from([...directions.flat(), ...colors.flat(), gloss, fillGloss, softness]);
}

/** Sees objects of one shape and plain numbers alone: for others, the engine would compile this long loop again. */
function shadeCells(cells: Cells, lamps: Float64Array, from: number, to: number): void {
  const { normalX, normalY, normalZ, keyShare, ambientShare, albedo, shine, out } = cells;
  const kx = lamps[0];
  const ky = lamps[1];
  const kz = lamps[2];
  const fx = lamps[3];
  const fy = lamps[4];
  const fz = lamps[5];
  const rx = lamps[6];
  const ry = lamps[7];
  const rz = lamps[8];
  const hx = lamps[9];
  const hy = lamps[10];
  const hz = lamps[11];
  const gx = lamps[12];
  const gy = lamps[13];
  const gz = lamps[14];
  const kr = lamps[15];
  const kg = lamps[16];
  const kb = lamps[17];
  const fr = lamps[18];
  const fg = lamps[19];
  const fb = lamps[20];
  const mr = lamps[21];
  const mg = lamps[22];
  const mb = lamps[23];
  const sr = lamps[24];
  const sg = lamps[25];
  const sb = lamps[26];
  const or = lamps[27];
  const og = lamps[28];
  const ob = lamps[29];
  const gloss = lamps[30];
  const fillGloss = lamps[31];
  const softness = lamps[32];
  const wrapRed = 0.18 + 0.27 * softness;
  const wrapGreen = 0.18 + 0.07 * softness;
  const redLeak = 0.06 + 0.22 * softness;
  const greenLeak = 0.05 + 0.02 * softness;
  for (let i = from; i < to; i++) {
    const nx = normalX[i];
    const ny = normalY[i];
    const nz = normalZ[i];
    const key = keyShare[i];
    const open = ambientShare[i];
    const facing = nx * kx + ny * ky + nz * kz;
    let red = (facing + wrapRed) / (1 + wrapRed);
    red = red < 0 ? 0 : red * (0.65 + 0.35 * red);
    const green = Math.max(0, (facing + wrapGreen) / (1 + wrapGreen));
    const blue = Math.max(0, (facing + 0.16) / 1.16);
    const fill = Math.max(0, (nx * fx + ny * fy + nz * fz + 0.4) / 1.4);
    const up = 0.5 - 0.5 * ny;
    const graze = nz > 0 ? 1 - nz : 1;
    const grazes = graze * graze;
    const rim = Math.max(0, nx * rx + ny * ry + nz * rz + 0.15) * grazes * grazes * 0.9 * open * open;
    let glare = nx * hx + ny * hy + nz * hz;
    glare = glare < 0 ? 0 : glare * glare;
    glare *= glare;
    glare *= glare;
    const sharp = glare * glare;
    const bright = (glare * 0.26 + sharp * sharp * 1.15) * gloss * shine[i] * key;
    let soft = nx * gx + ny * gy + nz * gz;
    soft = soft < 0 ? 0 : soft * soft;
    soft *= soft;
    soft *= soft * fillGloss * shine[i];
    const openRed = open + (1 - open) * 0.28 * softness;
    const keyOpen = 0.6 + 0.4 * open;
    const r = albedo[i * 3];
    const g = albedo[i * 3 + 1];
    const b = albedo[i * 3 + 2];
    const keyRed = kr * red * (key + (1 - key) * redLeak) * (0.6 + 0.4 * openRed);
    const keyGreen = kg * green * (key + (1 - key) * greenLeak) * keyOpen;
    const keyBlue = kb * blue * (key + (1 - key) * 0.05) * keyOpen;
    const o = i * 4;
    const litRed = keyRed + fr * fill + (or + (sr - or) * up) * openRed;
    const litGreen = keyGreen + fg * fill + (og + (sg - og) * up) * open;
    const litBlue = keyBlue + fb * fill + (ob + (sb - ob) * up) * open;
    out[o] = gammaByte(r * litRed + bright * kr + soft * fr + rim * mr * (0.12 + 0.9 * r));
    out[o + 1] = gammaByte(g * litGreen + bright * kg + soft * fg + rim * mg * (0.12 + 0.9 * g));
    out[o + 2] = gammaByte(b * litBlue + bright * kb + soft * fb + rim * mb * (0.12 + 0.9 * b));
    out[o + 3] = 255;
  }
}

/** The lamps as a head turned by (turn, tilt) sees them. */
export function turnLight(light: Light, turn: number, tilt: number): Light {
  const cos = Math.sqrt(1 - turn * turn);
  const turned = ([x, y, z]: Vector): Vector => [x * cos - z * turn, y, x * turn + z * cos - y * tilt];
  return {
    ...light,
    key: turned(light.key),
    fill: turned(light.fill),
    rim: turned(light.rim),
    keyHalf: turned(light.keyHalf),
    fillHalf: turned(light.fillHalf),
  };
}
