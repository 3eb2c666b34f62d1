import type { ServiceTestReport } from '@herald/media/engines/outside-service';
import { askServer } from '../outside/ask-service.ts';
import { endsOf, failureText, modelsIn, NOTHING_FOUND } from '../outside/test-report.ts';
import { FREE_OPTIONS, faceStudio } from './face-studio.ts';
import type { PictureOptions } from './openai-images.ts';

const PATIENCE_MS = 30_000;
const MOST_NAMED = 6;

/** Asks for the list of models, which costs nothing, and for the days they end. */
export async function testOpenaiImages(options: PictureOptions): Promise<ServiceTestReport> {
  const { title, model = '', key } = options;
  const askedFor = 'its list of models';
  const startedMs = performance.now();
  try {
    const models = modelsIn(await askServer(options, { path: '/v1/models', title, timeoutMs: PATIENCE_MS }));
    const latencyMs = Math.round(performance.now() - startedMs);
    const ofPictures = models.filter(({ id }) => id === model || /image|dall-e/.test(id));
    const found = { ...NOTHING_FOUND, latencyMs, models: models.length, ends: endsOf(ofPictures), askedFor };
    const isThere = models.some(({ id }) => id === model);
    return { ...found, isOk: isThere, message: isThere ? answered(latencyMs) : missing(model, ofPictures) };
  } catch (error) {
    return { ...NOTHING_FOUND, isOk: false, message: failureText(error, key), askedFor };
  }
}

const answered = (latencyMs: number): string => `Answered in ${latencyMs} ms.`;

function missing(model: string, others: readonly { id: string }[]): string {
  const named = others.slice(0, MOST_NAMED).map(({ id }) => id);
  const known = named.length > 0 ? ` It has ${named.join(', ')}.` : '';
  return `${model ? `It has no model "${model}".` : 'It needs the name of a model.'}${known}`;
}

/** It has nothing that tells less than a face does, so it is asked for the smallest one. */
export async function testFaceStudio(options: PictureOptions): Promise<ServiceTestReport> {
  const askedFor = 'one face of 512 x 512 pixels';
  const startedMs = performance.now();
  try {
    const made = await faceStudio({ ...options, timeoutMs: PATIENCE_MS }).face?.(SMALLEST);
    const latencyMs = Math.round(performance.now() - startedMs);
    const { widthPx = 0, heightPx = 0 } = made?.picture ?? {};
    const heeds = options.key ? 'all options' : `${FREE_OPTIONS.length} options, as it does without a key`;
    const message = `${answered(latencyMs)} The picture is ${widthPx} x ${heightPx} pixels. It heeds ${heeds}.`;
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
