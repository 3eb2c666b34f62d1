import { EngineError } from '@herald/media/engine-error';
import type { GuardedService } from '../answers/outside-service.ts';
import { wireSetting } from '../answers/wire.ts';

/** What all film services can be told. */
export interface FilmSettings {
  prompt: string;
  fps: number;
  longestSidePx: number;
}

/** And how an operator is asked for it. */
export const FILM_SETTINGS = [
  wireSetting('prompt', 'Prompt', 'What the film shows, for models that read one.'),
  wireSetting('fps', 'Frames per second', 'As the model makes them, 25 when empty. Herald’s film has 30.'),
  wireSetting('longest_side', 'Longest side in pixels', 'What the GPU has memory for, 1280 when empty.'),
  wireSetting('headers', 'Headers', 'For a proxy before the server, one "Name: value" in each line.', {
    isLong: true,
    isSecret: true,
  }),
];

const USUAL_PROMPT = 'A person looks into the camera and speaks.';
const USUAL_FPS = 25;
const USUAL_SIDE_PX = 1280;

/** Throws an `EngineError` that names what is wrong. */
export function readFilmSettings({ title, settings = {} }: GuardedService): FilmSettings {
  const number = (name: string, usual: number, [least, most]: [number, number]): number => {
    const text = settings[name]?.trim();
    if (!text) return usual;
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw settingError(title, `"${name}" must be a whole number from ${least} to ${most}.`);
  };
  return {
    prompt: settings.prompt?.trim() || USUAL_PROMPT,
    fps: number('fps', USUAL_FPS, [8, 60]),
    longestSidePx: number('longest_side', USUAL_SIDE_PX, [256, 1920]),
  };
}

/** Nobody but its operator can mend it. */
export const settingError = (title: string, text: string): EngineError =>
  new EngineError('unavailable', `The settings of ${title} are not right: ${text}`, { retryable: false });

/** The key, and headers an operator added for a proxy. */
export function headersOf({ title, key, settings = {} }: GuardedService): Record<string, string> {
  const lines = (settings.headers ?? '').split('\n').map((line) => line.trim());
  const added = lines.filter(Boolean).map((line): [string, string] => {
    const parts = /^([\w!#$%&'*+.^`|~-]+)\s*:\s*([\t\x20-\x7e]+)$/.exec(line);
    if (!parts?.[1] || !parts[2]) throw settingError(title, 'Write each header as "Name: value".');
    return [parts[1].toLowerCase(), parts[2]];
  });
  return { ...(key && { authorization: `Bearer ${key}` }), ...Object.fromEntries(added) };
}
