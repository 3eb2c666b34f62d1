import type { ServiceTestReport } from '@herald/media/engines/outside-service';
import type { GuardedService } from '../../answers/outside-service.ts';
import { failureText, NOTHING_FOUND } from '../../answers/test-report.ts';
import { OWN_SERVER } from '../../answers/wire.ts';
import { FREE_OPTIONS, faceStudio } from './face-studio.ts';

const PATIENCE_MS = 30_000;

/** It has nothing that tells less than a face does, so it is asked for the smallest one. */
async function testFace(options: GuardedService): Promise<ServiceTestReport> {
  const askedFor = 'one face of 512 x 512 pixels';
  const startedMs = performance.now();
  try {
    const made = await faceStudio({ ...options, timeoutMs: PATIENCE_MS }).face?.(SMALLEST);
    const latencyMs = Math.round(performance.now() - startedMs);
    const { widthPx = 0, heightPx = 0 } = made?.picture ?? {};
    const heeds = options.key ? 'all options' : `${FREE_OPTIONS.length} options, as it does without a key`;
    const message = `Answered in ${latencyMs} ms. The picture is ${widthPx} x ${heightPx} pixels. It heeds ${heeds}.`;
    return { ...NOTHING_FOUND, isOk: true, latencyMs, message, askedFor };
  } catch (error) {
    return { ...NOTHING_FOUND, isOk: false, message: failureText(error, options.key), askedFor };
  }
}

const SMALLEST = {
  gender: '',
  ethnicity: '',
  age: null,
  resolution: 512,
  image_format: 'jpeg',
  lighting: '',
  stampless: true,
  mood: '',
  zoom_level: '',
  skintone: null,
  hair_length: null,
  facial_hair: null,
  seed: null,
} as const;

export const faceStudioWire = {
  wire: 'face-studio',
  kind: 'picture',
  facts: {
    ...OWN_SERVER,
    title: 'Face Studio',
    hint: 'Made-up faces. Without a key it heeds gender, ethnicity, age, resolution and format.',
    usualUrl: 'https://facestud.io',
    listsVoices: false,
  },
  open: (service: GuardedService) => ({ picture: faceStudio(service), test: () => testFace(service) }),
} as const;
