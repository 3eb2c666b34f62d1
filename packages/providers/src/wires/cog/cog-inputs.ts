import { EngineError } from '@herald/media/engine-error';
import { z } from 'zod';
import type { GuardedService } from '../../answers/outside-service.ts';
import { readFilmAnswer } from '../../elsewhere/film-answer.ts';
import { settingError } from '../../elsewhere/film-settings.ts';
import { dataUrlOf, type FilmWish } from '../../elsewhere/film-wish.ts';
import type { ServiceAnswer } from '../../net/ask-service.ts';

const schema = z.object({
  components: z.object({
    schemas: z.object({
      Input: z.object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()).optional() }),
    }),
  }),
});

/** The inputs of a model, by name; those it does not have are dropped by the server without a word. */
export interface CogInputs {
  names: string[];
  required: string[];
  image: string;
  sound: string;
}

/** What models call them, the usual names first. */
const IMAGE_NAMES = ['source_image', 'image', 'face_image', 'input_image', 'reference_image', 'ref_image', 'portrait'];
const SOUND_NAMES = ['driven_audio', 'audio', 'input_audio', 'driving_audio', 'audio_file', 'speech'];

export function readCogInputs(answer: ServiceAnswer, service: GuardedService): CogInputs {
  const { title, settings = {} } = service;
  const { properties, required = [] } = readFilmAnswer(schema, answer, title).components.schemas.Input;
  const names = Object.keys(properties);
  const pick = (setting: string, usual: readonly string[], what: string): string => {
    const wished = settings[setting]?.trim();
    const name = wished ? names.find((one) => one === wished) : usual.find((one) => names.includes(one));
    if (name) return name;
    const hint = names.includes('video') ? ' It wants a film of a face, and Herald sends a picture.' : '';
    throw settingError(title, `its model has no input for ${what}, only ${names.join(', ') || 'none'}.${hint}`);
  };
  const image = pick('image_input', IMAGE_NAMES, 'a picture');
  const sound = pick('sound_input', SOUND_NAMES, 'a sound');
  const unknown = Object.keys(furtherInputs(service)).filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw settingError(title, `its model has no input "${unknown.join('", "')}", only ${names.join(', ')}.`);
  }
  return { names, required, image, sound };
}

/** Picture, sound, what an operator added, and a size where the model has one. */
export function cogInputOf(wish: FilmWish, inputs: CogInputs, service: GuardedService): Record<string, unknown> {
  const { names, required, image, sound } = inputs;
  const known: Record<string, unknown> = {
    prompt: wish.prompt,
    seed: wish.seed,
    width: wish.widthPx,
    height: wish.heightPx,
    num_frames: wish.frames,
    fps: wish.fps,
  };
  const input: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name))),
    ...furtherInputs(service),
    [image]: dataUrlOf(wish.image),
    [sound]: dataUrlOf(wish.sound),
  };
  const missing = required.filter((name) => !(name in input));
  if (missing.length === 0) return input;
  throw settingError(service.title, `its model also needs ${missing.join(', ')}. Add them to its inputs.`);
}

function furtherInputs({ title, settings = {} }: GuardedService): Record<string, unknown> {
  const text = settings.inputs?.trim();
  if (!text) return {};
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw settingError(title, 'write its inputs as a JSON object, for example {"still": true}.');
  }
}
