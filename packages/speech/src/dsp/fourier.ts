/** Radix-2 complex Fourier transform of one size, in place. */
export interface Fourier {
  size: number;
  transform(real: Float64Array, imaginary: Float64Array): void;
}

function bitReversal(size: number): Uint32Array {
  const bits = Math.log2(size);
  return Uint32Array.from({ length: size }, (_, index) => {
    let reversed = 0;
    for (let bit = 0; bit < bits; bit++) if ((index >> bit) & 1) reversed |= 1 << (bits - 1 - bit);
    return reversed;
  });
}

function swapPairs(order: Uint32Array, real: Float64Array, imaginary: Float64Array): void {
  for (let i = 0; i < order.length; i++) {
    const j = order[i];
    if (j <= i) continue;
    const re = real[i];
    const im = imaginary[i];
    real[i] = real[j];
    imaginary[i] = imaginary[j];
    real[j] = re;
    imaginary[j] = im;
  }
}

/** Prepares a transform; the size is a power of two. */
export function fourier(size: number): Fourier {
  const order = bitReversal(size);
  const cos = Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size));
  const sin = Float64Array.from({ length: size / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / size));
  const transform = (real: Float64Array, imaginary: Float64Array): void => {
    swapPairs(order, real, imaginary);
    for (let span = 1; span < size; span *= 2) {
      const stride = size / (span * 2);
      for (let start = 0; start < size; start += span * 2) {
        for (let k = 0; k < span; k++) {
          const a = start + k;
          const b = a + span;
          const c = cos[k * stride];
          const s = sin[k * stride];
          const re = real[b] * c - imaginary[b] * s;
          const im = real[b] * s + imaginary[b] * c;
          real[b] = real[a] - re;
          imaginary[b] = imaginary[a] - im;
          real[a] = real[a] + re;
          imaginary[a] = imaginary[a] + im;
        }
      }
    }
  };
  return { size, transform };
}
