import { dirname, isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isColor } from '@herald/media/choices';
import { ZodError } from 'zod';
import { assertOutputsUsed, assertUsed } from './assert-used.ts';
import { explainIssue } from './explain-issue.ts';
import { isThere } from './plan-file.ts';
import { readMaxLength, secondsOf } from './plan-length.ts';
import { readScript } from './read-script.ts';
import { argumentsProblem, RenderUseError } from './render-error.ts';
import {
  FILE_FIELDS,
  groundOf,
  isPictureFile,
  type RenderRequest,
  renderRequest,
  withUsualOfGround,
} from './render-request.ts';

export interface RenderArgs {
  request: RenderRequest;
  out: string | undefined;
  preview: string | undefined;
  /** The moment of the preview. */
  atSec: number;
  isMomentGiven: boolean;
  maxLengthSec: number;
  /** What the reader of the files wants to tell. */
  notes: string[];
  /** Where the plan of this film is to be written. */
  planOut?: string | undefined;
  work: string | undefined;
  report: boolean;
  quiet: boolean;
}

const TEXT_FLAGS = [
  'text',
  'audio',
  'voice',
  'locale',
  'rate',
  'music',
  'music-mood',
  'music-tune',
  'music-under',
  'effects',
  'preset',
  'photo',
  'clip',
  'background',
  'aspect',
  'resolution',
  'quality',
  'sound',
  'captions',
  'pace',
  'figures',
  'progress-bar',
  'product',
  'logo',
  'hook',
  'cta',
  'link',
  'title',
  'seed',
] as const;

const OPTIONS = {
  ...(Object.fromEntries(TEXT_FLAGS.map((name) => [name, { type: 'string' }])) as Record<
    (typeof TEXT_FLAGS)[number],
    { type: 'string' }
  >),
  picture: { type: 'string', multiple: true },
  brand: { type: 'string' },
  'text-file': { type: 'string' },
  out: { type: 'string', short: 'o' },
  preview: { type: 'string' },
  at: { type: 'string' },
  plan: { type: 'string' },
  'max-length': { type: 'string' },
  work: { type: 'string' },
  report: { type: 'boolean' },
  quiet: { type: 'boolean' },
} as const;

const LONGEST_WORD = 200;

/** Reads flags and scene file into one checked request. A mistake is reported in one sentence. */
export async function readRenderArgs(argv: string[]): Promise<RenderArgs> {
  const { values, positionals } = parse(argv);
  if (positionals.length > 1) throw new RenderUseError(`Give one scene file, not ${positionals.length}.`);
  const hasPlan = values.plan !== undefined && (await isThere(values.plan));
  const files = [...positionals, ...(values.plan !== undefined && hasPlan ? [values.plan] : [])];
  const fromFile = Object.assign({}, ...(await Promise.all(files.map(readSceneFile))));
  const flags: Record<string, unknown> = Object.fromEntries(
    TEXT_FLAGS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
  if (values.picture) flags.picture = values.picture;
  if (values.brand !== undefined) flags.brand = await readJsonFile(values.brand);
  const script = values['text-file'] === undefined ? undefined : await readScript(values['text-file']);
  if (script && flags.text !== undefined) throw new RenderUseError('Give --text or --text-file, not both.');
  if (script) flags.text = script.text;
  const given = { ...fromFile, ...withFullPaths(flags, process.cwd()) };
  const request = checkFields(given);
  if (!request.text && !request.audio)
    throw new RenderUseError('There is nothing to say. Give --text "…" or --audio FILE.');
  assertUsed(request, given);
  assertOutputsUsed(values);
  if (!values.out && !values.preview) throw new RenderUseError('Name the output file: -o out.mp4');
  if (values.out) assertEnding(values.out, request);
  const planOut = hasPlan ? undefined : values.plan;
  const { out, preview, work, report = false, quiet = false } = values;
  const maxLengthSec = readMaxLength(values['max-length']);
  const moment = { atSec: secondsOf('at', values.at, 1), isMomentGiven: values.at !== undefined };
  return { request, out, preview, ...moment, maxLengthSec, planOut, work, report, quiet, notes: script?.notes ?? [] };
}

/** Which file holds what: transparency has no place in an mp4. */
function assertEnding(out: string, request: RenderRequest): void {
  const isTransparent = groundOf(request) === 'transparent';
  if (isTransparent && !/\.(?:webm|mov)$/.test(out))
    throw new RenderUseError('A transparent video is a .webm or a .mov file: -o out.webm');
  if (!isTransparent && /\.(?:webm|mov)$/.test(out))
    throw new RenderUseError('Files that end in .webm or .mov are for --background transparent. Otherwise: -o out.mp4');
  if (!isTransparent && !out.endsWith('.mp4')) throw new RenderUseError('The output file must end in .mp4: -o out.mp4');
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new RenderUseError(argumentsProblem(error));
  }
}

async function readSceneFile(path: string): Promise<Record<string, unknown>> {
  return withFullPaths(await readJsonFile(path), dirname(resolve(path)));
}

/** The one object of a JSON file, as it is written there. */
export async function readJsonFile(path: string): Promise<Record<string, unknown>> {
  const { text } = await readScript(path);
  let scene: unknown;
  try {
    scene = JSON.parse(text);
  } catch (error) {
    throw new RenderUseError(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof scene !== 'object' || scene === null || Array.isArray(scene))
    throw new RenderUseError(`${path} must contain one JSON object.`);
  return scene as Record<string, unknown>;
}

/** Paths in a scene file are relative to the file, wherever the command runs. */
export function withFullPaths(fields: Record<string, unknown>, folder: string): Record<string, unknown> {
  const full = { ...fields };
  for (const name of FILE_FIELDS) if (typeof full[name] === 'string') full[name] = resolve(folder, full[name]);
  if (Array.isArray(full.picture)) full.picture = full.picture.map((picture) => pictureWithFullPath(picture, folder));
  const { background } = full;
  if (
    typeof background === 'string' &&
    !background.startsWith('#') &&
    isPictureFile(background) &&
    !isAbsolute(background)
  )
    full.background = resolve(folder, background);
  return full;
}

function pictureWithFullPath(picture: unknown, folder: string): unknown {
  if (typeof picture === 'string') return resolve(folder, picture);
  const file = typeof picture === 'object' && picture !== null && 'file' in picture ? picture.file : undefined;
  return typeof file === 'string' ? { ...(picture as object), file: resolve(folder, file) } : picture;
}

/** A request of these fields; a mistake is reported in one sentence. */
export function checkFields(fields: Record<string, unknown>): RenderRequest {
  try {
    const request = renderRequest.parse(withUsualOfGround(fields));
    assertBackground(request.background);
    assertLocale(request.locale);
    assertWords(request.text);
    return request;
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    throw new RenderUseError(explainIssue(error.issues[0], fields));
  }
}

function assertBackground(background: string | undefined): void {
  if (!background?.startsWith('#') || isColor(background)) return;
  throw new RenderUseError(
    `--background must be a setting, a room, a picture file, transparent, green or a color like #203040, not "${background}".`,
  );
}

function assertLocale(locale: string): void {
  try {
    new Intl.Locale(locale);
  } catch {
    throw new RenderUseError(`--locale must name a language like en-US or es, not "${locale}".`);
  }
}

/** Nobody can say it, and no caption can show it. */
function assertWords(text = ''): void {
  const longest = text.split(/\s+/).find((word) => word.length > LONGEST_WORD);
  if (longest)
    throw new RenderUseError(
      `The script has a word of ${longest.length} letters; the longest may have ${LONGEST_WORD}.`,
    );
}
