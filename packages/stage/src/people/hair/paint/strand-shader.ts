import { gammaByte } from '#base/color/gamma-table.ts';
import { type Rgb, toLinear } from '#base/color/rgb.ts';
import type { Light } from '#base/light/light-presets.ts';

export interface ShadeInput {
  tone: number;
  /** strength of the highlights */
  shine: number;
  /** moves the highlight along the strand, so that neighbours glint at different places */
  shift: number;
  /** strength of the soft ring of light around the crown */
  halo: number;
  /** 0 keeps the colour, 1 turns the strand grey */
  grey: number;
}

/**
 * Light on one strand: wrapped diffuse, a white and a coloured highlight across the strand (Kajiya and Kay), rim and sky.
 * Normal, tangent and result live in fields because this runs once per pixel.
 */
export class StrandShader {
  normalX = 0;
  normalY = 0;
  normalZ = 1;
  tangentX = 0;
  tangentY = 1;
  tangentZ = 0;
  red = 0;
  green = 0;
  blue = 0;
  /** -1 cool .. 1 warm, changes the base colour a little */
  warmth = 0;
  #base: Rgb = [0, 0, 0];
  #root: Rgb = [0, 0, 0];
  #saturation = 0;
  #whiteShine = 0;
  #white = 0;
  #colored = 0;
  readonly #light: Light;

  constructor(light: Light, color: Rgb) {
    this.#light = light;
    this.setColor(color);
  }

  get light(): Light {
    return this.#light;
  }

  /** 0 black .. 1 white, as it is seen */
  get brightness(): number {
    return (this.#root[0] + this.#root[1] + this.#root[2]) / 3;
  }

  setColor(color: Rgb): void {
    const base = toLinear(color);
    const brightest = Math.max(...base);
    this.#base = base;
    this.#root = [Math.sqrt(base[0]), Math.sqrt(base[1]), Math.sqrt(base[2])];
    this.#saturation = Math.min(1, 0.2 + (1.2 * (brightest - Math.min(...base))) / (brightest + 1e-4));
    this.#whiteShine = 0.075 + 0.085 * Math.sqrt((base[0] + base[1] + base[2]) / 3);
  }

  #highlights(input: ShadeInput, lit: number): void {
    const { shift, halo, shine } = input;
    const half = this.#light.keyHalf;
    const along = this.tangentX * half[0] + this.tangentY * half[1] + this.tangentZ * half[2];
    const near = along + shift * 0.6 - 0.05;
    const far = along + shift + 0.14;
    let white = Math.max(0, 1 - near * near);
    white *= white;
    white *= white;
    white *= white;
    white *= white;
    white *= white;
    let colored = Math.max(0, 1 - far * far);
    colored *= colored;
    colored *= colored;
    colored *= colored;
    if (halo > 0) {
      const latitude = this.normalY + 0.52 + shift * 0.75;
      const band = 1 - latitude * latitude * 22;
      if (band > 0) {
        colored += band * band * halo;
        white += band * band * halo * 0.42;
      }
    }
    const gate = lit * lit * (0.55 + 1.6 * shift) * shine;
    const open = Math.max(gate, 0);
    this.#white = white * open;
    this.#colored = colored * open;
  }

  shade(input: ShadeInput): void {
    const { key, keyColor, fill, fillColor, rim, rimColor, sky, ground } = this.#light;
    const { normalX: nx, normalY: ny, normalZ: nz } = this;
    const facing = nx * key[0] + ny * key[1] + nz * key[2];
    const lit = facing > -0.35 ? (facing + 0.35) / 1.35 : 0;
    const along = this.tangentX * key[0] + this.tangentY * key[1] + this.tangentZ * key[2];
    const across = Math.sqrt(Math.max(0, 1 - along * along));
    const diffuse = lit * (0.45 + 0.55 * across);
    const filled = Math.max(0, (nx * fill[0] + ny * fill[1] + nz * fill[2] + 0.4) / 1.4);
    this.#highlights(input, lit);
    const up = 0.5 - 0.5 * ny;
    const graze = 1 - Math.max(nz, 0);
    const rimmed = Math.max(0, nx * rim[0] + ny * rim[1] + nz * rim[2] + 0.1) * graze * graze * 0.45 * input.shine;
    const { tone, grey } = input;
    const deep = 1.14 - 0.14 * tone;
    const warm = this.warmth * this.#saturation;
    for (let channel = 0; channel < 3; channel++) {
      const tint = channel === 0 ? deep * (1 + warm) : channel === 2 ? (2 - deep) * (1 - warm) : 1;
      let base = this.#base[channel] * tint;
      if (grey > 0) base += (0.5 - 0.01 * channel - base) * grey;
      const ambient = ground[channel] + (sky[channel] - ground[channel]) * up;
      const body = base * tone * (ambient + keyColor[channel] * diffuse + fillColor[channel] * filled);
      const gloss = this.#white * this.#whiteShine + this.#colored * (0.55 * this.#root[channel] * base + 0.018);
      const value = gammaByte(
        body +
          gloss * keyColor[channel] * (0.35 + 0.65 * Math.min(1, tone)) +
          rimmed * rimColor[channel] * (0.02 + 0.35 * base),
      );
      if (channel === 0) this.red = value;
      else if (channel === 1) this.green = value;
      else this.blue = value;
    }
  }
}
