const STEPS = 4096;
const BRIGHTEST = 1.6;

/** Linear light to shown byte, with a soft shoulder above 0.6 so that highlights do not clip. */
const table = buildTable();

function buildTable(): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(STEPS);
  for (let i = 0; i < STEPS; i++) {
    const light = (i / (STEPS - 1)) * BRIGHTEST;
    const rolled = light < 0.6 ? light : 0.6 + (1 - Math.exp(-(light - 0.6) / 0.42)) * 0.42;
    bytes[i] = 255 * Math.min(1, rolled) ** (1 / 2.2);
  }
  return bytes;
}

export function gammaByte(light: number): number {
  return table[light <= 0 ? 0 : light >= BRIGHTEST ? STEPS - 1 : (light * ((STEPS - 1) / BRIGHTEST)) | 0];
}
