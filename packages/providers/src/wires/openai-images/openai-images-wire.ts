import type { ServiceTestReport } from '@herald/media/engines/outside-service';
import { SUGGESTED_MODELS } from '@herald/media/service-wires';
import type { GuardedService } from '../../answers/outside-service.ts';
import { endsOf, failureText, modelsIn, NOTHING_FOUND } from '../../answers/test-report.ts';
import { HOSTED, wireSetting } from '../../answers/wire.ts';
import { askServer } from '../../net/ask-service.ts';
import { openaiImages } from './openai-images.ts';

const PATIENCE_MS = 30_000;
const MOST_NAMED = 6;

/** Asks for the list of models, which costs nothing, and for the days they end. */
async function testModels(options: GuardedService): Promise<ServiceTestReport> {
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

export const openaiImagesWire = {
  wire: 'openai-images',
  kind: 'picture',
  facts: {
    ...HOSTED,
    title: 'OpenAI Images',
    hint: 'People from a description, with the product. Paid per picture. gpt-image-1.5 and gpt-image-1-mini end on 1 December 2026.',
    usualUrl: 'https://api.openai.com',
    hasModels: true,
    listsModels: true,
    usualModel: SUGGESTED_MODELS.openaiImages,
    listsVoices: false,
    settings: [
      wireSetting(
        'quality',
        'Quality',
        'low, medium, high or auto; some models also have xhigh and max. Empty for what the model does by itself.',
      ),
    ],
  },
  open: (service: GuardedService) => ({ picture: openaiImages(service), test: () => testModels(service) }),
} as const;
