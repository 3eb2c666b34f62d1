/** Numbers in 0..1 that differ as evenly as possible between neighbouring pixels, so that a small average cancels their noise. */
export class Dither {
  #x = 0;
  #y = 0;
  #turn = 0;

  moveTo(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
    this.#turn = 0;
  }

  next(): number {
    this.#turn++;
    const shift = 5.588238 * this.#turn;
    const wave = 0.06711056 * (this.#x + shift) + 0.00583715 * (this.#y + shift * 3.1);
    const noise = 52.9829189 * (wave - Math.floor(wave));
    return noise - Math.floor(noise);
  }
}
