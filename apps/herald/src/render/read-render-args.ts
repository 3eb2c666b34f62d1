import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ZodError } from 'zod';
import { RenderUseError } from './render-error.ts';
import { FILE_FIELDS, isPictureFile, type RenderRequest, renderRequest } from './render-request.ts';

export interface RenderArgs {
  request: RenderRequest;
  out: string | undefined;
  preview: string | undefined;
  atSec: number;
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
  'preset',
  'photo',
  'background',
  'aspect',
  'resolution',
  'captions',
  'product',
  'logo',
  'hook',
  'cta',
  'title',
] as const;

const OPTIONS = {
  ...(Object.fromEntries(TEXT_FLAGS.map((name) => [name, { type: 'string' }])) as Record<
    (typeof TEXT_FLAGS)[number],
    { type: 'string' }
  >),
  'text-file': { type: 'string' },
  out: { type: 'string', short: 'o' },
  preview: { type: 'string' },
  at: { type: 'string' },
  work: { type: 'string' },
  report: { type: 'boolean' },
  quiet: { type: 'boolean' },
} as const;

/** Reads flags and scene file into one checked request. A mistake is reported in one sentence. */
export async function readRenderArgs(argv: string[]): Promise<RenderArgs> {
  const { values, positionals } = parse(argv);
  if (positionals.length > 1) throw new RenderUseError(`Give one scene file, not ${positionals.length}.`);
  const fromFile = positionals[0] ? await readSceneFile(positionals[0]) : {};
  const flags = Object.fromEntries(
    TEXT_FLAGS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
  if (values['text-file']) flags.text = await readText(values['text-file']);
  const request = check({ ...fromFile, ...withFullPaths(flags, process.cwd()) });
  if (!request.text && !request.audio)
    throw new RenderUseError('There is nothing to say. Give --text "…" or --audio FILE.');
  if (request.preset && request.photo) throw new RenderUseError('Give --preset or --photo, not both.');
  if (!values.out && !values.preview) throw new RenderUseError('Name the output file: -o out.mp4');
  if (values.out && !values.out.endsWith('.mp4'))
    throw new RenderUseError('The output file must end in .mp4: -o out.mp4');
  const { out, preview, work, report = false, quiet = false } = values;
  return { request, out, preview, atSec: momentOf(values.at), work, report, quiet };
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new RenderUseError(error instanceof Error ? `${error.message.split('. ')[0]}.` : String(error));
  }
}

function momentOf(at: string | undefined): number {
  const sec = Number(at ?? 1);
  if (!Number.isFinite(sec) || sec < 0) throw new RenderUseError(`--at must be a number of seconds, not "${at}".`);
  return sec;
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new RenderUseError(`Cannot read ${path}.`);
  });
}

async function readSceneFile(path: string): Promise<Record<string, unknown>> {
  const text = await readText(path);
  let scene: unknown;
  try {
    scene = JSON.parse(text);
  } catch (error) {
    throw new RenderUseError(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof scene !== 'object' || scene === null || Array.isArray(scene))
    throw new RenderUseError(`${path} must contain one JSON object.`);
  return withFullPaths(scene as Record<string, unknown>, dirname(resolve(path)));
}

/** Paths in a scene file are relative to the file, wherever the command runs. */
function withFullPaths(fields: Record<string, unknown>, folder: string): Record<string, unknown> {
  const full = { ...fields };
  for (const name of FILE_FIELDS) if (typeof full[name] === 'string') full[name] = resolve(folder, full[name]);
  const { background } = full;
  if (typeof background === 'string' && isPictureFile(background) && !isAbsolute(background))
    full.background = resolve(folder, background);
  return full;
}

function check(fields: Record<string, unknown>): RenderRequest {
  try {
    return renderRequest.parse(fields);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const [first] = error.issues;
    const field = first?.path.join('.') ?? '';
    throw new RenderUseError(`${field ? `"${field}": ` : ''}${first?.message ?? 'not a valid request'}`);
  }
}
