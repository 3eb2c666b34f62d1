/** A small hall: what a note leaves behind, different on both sides. */
const SIZES_SEC = { left: [0.0297, 0.0411], right: [0.0337, 0.0437] } as const;
const BACK = 0.72;
/** Each pass loses some of its brightness. */
const DULLNESS = 0.45;
const DIFFUSION_SEC = [0.0051, 0.0127] as const;
const DIFFUSION = 0.6;

class Comb {
  readonly #line: Float32Array;
  #at = 0;
  #low = 0;

  constructor(sec: number, sampleRateHz: number) {
    this.#line = new Float32Array(Math.round(sec * sampleRateHz));
  }

  add(dry: Float32Array, wet: Float32Array): void {
    const line = this.#line;
    let [at, low] = [this.#at, this.#low];
    for (let i = 0; i < dry.length; i++) {
      const back = line[at];
      low = back + DULLNESS * (low - back);
      line[at] = dry[i] + BACK * low;
      wet[i] += back;
      at = at + 1 === line.length ? 0 : at + 1;
    }
    [this.#at, this.#low] = [at, low];
  }
}

class Diffuser {
  readonly #line: Float32Array;
  #at = 0;

  constructor(sec: number, sampleRateHz: number) {
    this.#line = new Float32Array(Math.round(sec * sampleRateHz));
  }

  run(wet: Float32Array): void {
    const line = this.#line;
    let at = this.#at;
    for (let i = 0; i < wet.length; i++) {
      const back = line[at];
      const into = wet[i] + DIFFUSION * back;
      wet[i] = back - DIFFUSION * into;
      line[at] = into;
      at = at + 1 === line.length ? 0 : at + 1;
    }
    this.#at = at;
  }
}

/** Goes on from block to block. */
export class Hall {
  readonly #sides: { combs: Comb[]; diffusers: Diffuser[] }[];

  constructor(sampleRateHz: number) {
    this.#sides = [SIZES_SEC.left, SIZES_SEC.right].map((sizes) => ({
      combs: sizes.map((sec) => new Comb(sec, sampleRateHz)),
      diffusers: DIFFUSION_SEC.map((sec) => new Diffuser(sec, sampleRateHz)),
    }));
  }

  /** Adds the hall of `send` to the middle and the side of a block. */
  add(send: Float32Array, mid: Float32Array, side: Float32Array): void {
    const [left, right] = this.#sides.map(({ combs, diffusers }) => {
      const wet = new Float32Array(send.length);
      for (const comb of combs) comb.add(send, wet);
      for (const diffuser of diffusers) diffuser.run(wet);
      return wet;
    });
    for (let i = 0; i < send.length; i++) {
      mid[i] += (left[i] + right[i]) / 2;
      side[i] += (left[i] - right[i]) / 2;
    }
  }
}
