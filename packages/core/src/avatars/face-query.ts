import type { FaceOptions } from '@herald/contract/draft';
import { AppError } from '../errors/app-error.ts';

/** The seven origins, the lights, moods and views of the studio. */
const WORDS = {
  gender: ['female', 'male'],
  ethnicity: ['european', 'african', 'west_asian', 'south_asian', 'east_asian', 'southeast_asian', 'latin_american'],
  lighting: ['auto', 'studio', 'natural', 'artistic'],
  mood: ['joyous', 'composed'],
  zoom_level: ['standard', 'closeup'],
} as const;

const NUMBERS = {
  age: { min: 0, max: 80, isWhole: true },
  skintone: { min: 0, max: 10, isWhole: false },
  hair_length: { min: 0, max: 10, isWhole: false },
  facial_hair: { min: 0, max: 10, isWhole: false },
  seed: { min: 0, max: 0xffff_ffff, isWhole: true },
} as const;

const FORMATS = { jpeg: 'jpeg', jpg: 'jpeg', png: 'png' } as const;
const YES = ['', 'yes', 'true', '1'];
const NO = ['no', 'false', '0'];

type FaceQuery = Partial<Record<keyof FaceOptions, string | number | boolean | null | undefined>>;

/** The options of a face from a query string; empty means random. The error names the first wrong one. */
export function readFaceQuery(query: FaceQuery): FaceOptions {
  const text = (name: keyof FaceOptions) => String(query[name] ?? '').trim();
  const word = (name: keyof typeof WORDS) => oneOf(name, text(name), WORDS[name]);
  const amount = (name: keyof typeof NUMBERS) => amountOf(name, text(name));
  return {
    gender: word('gender'),
    ethnicity: word('ethnicity'),
    age: amount('age'),
    resolution: Number(oneOf('resolution', text('resolution') || '1024', ['512', '1024'])) === 512 ? 512 : 1024,
    image_format:
      FORMATS[oneOf('image_format', text('image_format') || 'jpeg', ['jpeg', 'jpg', 'png']) as keyof typeof FORMATS],
    lighting: word('lighting'),
    stampless: YES.includes(oneOf('stampless', text('stampless').toLowerCase(), [...YES, ...NO])),
    // Face services call a mood of their own choice "auto".
    mood: text('mood') === 'auto' ? '' : word('mood'),
    zoom_level: word('zoom_level'),
    skintone: amount('skintone'),
    hair_length: amount('hair_length'),
    facial_hair: amount('facial_hair'),
    seed: amount('seed'),
  };
}

function oneOf(name: string, value: string, options: readonly string[]): string {
  if (value === '' || options.includes(value)) return value;
  throw wrong(`${name} must be one of: ${options.filter(Boolean).join(', ')}.`);
}

function amountOf(name: keyof typeof NUMBERS, text: string): number | null {
  if (text === '') return null;
  const { min, max, isWhole } = NUMBERS[name];
  const value = Number(text);
  const isFine = Number.isFinite(value) && value >= min && value <= max && (!isWhole || Number.isInteger(value));
  if (!isFine) throw wrong(`${name} must be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}.`);
  return value;
}

const wrong = (message: string) => new AppError('malformed', { message });
