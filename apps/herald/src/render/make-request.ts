import { access, writeFile } from 'node:fs/promises';
import type { ShownPlan } from '@herald/media/film-plan';
import { filmSecOf } from '@herald/media/scene/film-length';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { type Providers, personFinderModule } from '@herald/providers';
import { checkLanguage } from './check-language.ts';
import { assertFits, assertWritable, makeFolder } from './check-outputs.ts';
import { makeFilm, workFolderFor } from './make-film.ts';
import { lostNotes, writePlan } from './plan-file.ts';
import { assertLength, lengthText, planText } from './plan-length.ts';
import type { RenderArgs } from './read-render-args.ts';
import { RenderUseError, renderExitCodes } from './render-error.ts';
import type { RenderRequest } from './render-request.ts';
import { chosenVoice, type Say, sayIt } from './say-it.ts';
import { orderOf, playerOf } from './set-scene.ts';

interface Making {
  providers: Providers;
  signal: AbortSignal;
  say?: Say;
}

/** Speaks the script while the engine prepares what does not depend on it. */
export async function makeRequest(args: RenderArgs, { providers, signal, say = sayIt }: Making): Promise<number> {
  const { request } = args;
  tell([...args.notes, ...checkLanguage(request, providers.speech)]);
  assertLength(estimatedSec(request, providers), args.maxLengthSec);
  const { video } = providers;
  const casting = playerOf(request, providers, signal);
  const rehearsing = casting.then((cast) => (args.out ? video.rehearse(orderOf(request, cast), signal) : undefined));
  rehearsing.catch(() => undefined);
  try {
    const [audio, cast, rehearsal] = await Promise.all([say(request, providers, signal), casting, rehearsing]);
    const order = orderOf(request, cast);
    tell([...audio.notes, ...cast.notes]);
    const composed = await video.compose(order, audio);
    const { shown } = composed;
    tell(lostNotes(shown));
    const spec = parseSceneSpec(composed.scene);
    const filmSec = spec.durationSec;
    assertLength(filmSec, args.maxLengthSec);
    if (args.planOut) await notePlan(args.planOut, { request, shown, providers });
    if (args.preview) await preview(args.preview, { spec, pictures: composed.pictures }, args);
    if (args.out) await assertFits(args.out, workFolderFor(args, args.out), filmSec);
    if (args.out && !args.quiet) process.stderr.write(planText(filmSec, request));
    return args.out
      ? await makeFilm(args, args.out, video, { order, audio, signal, ...(rehearsal && { rehearsal }) })
      : renderExitCodes.ok;
  } finally {
    (await rehearsing.catch(() => undefined))?.end();
  }
}

/** The request with the voice that was taken for it. */
async function notePlan(
  path: string,
  { request, shown, providers }: { request: RenderRequest; shown: ShownPlan | undefined; providers: Providers },
): Promise<void> {
  const voiceId = request.voice ?? (await chosenVoice(request, providers.speech))?.id;
  await writePlan(path, { request, shown, voiceId });
  tell([`The plan of this video is in ${path}. Give --plan ${path} to make it again.`]);
}

function tell(notes: readonly string[]): void {
  for (const note of notes) process.stderr.write(`Note: ${note}\n`);
}

/** Everything that can be refused before a word is spoken. */
export async function assertOutputs(args: RenderArgs): Promise<void> {
  for (const path of [args.out, args.preview, args.planOut]) if (path) await assertWritable(path);
  if (args.preview && !/\.png$/i.test(args.preview))
    throw new RenderUseError('A frame is a .png file: --preview frame.png');
  if (args.out) await makeFolder(workFolderFor(args, args.out));
}

/** Music is mixed last, so a mistake in its name would show only then. */
export async function assertMusicThere({ music }: RenderRequest): Promise<void> {
  if (music === undefined) return;
  await access(music).catch(() => {
    throw new RenderUseError(`There is no sound file at ${music}.`);
  });
}

export function estimatedSec(request: RenderRequest, { speech }: Pick<Providers, 'speech'>): number {
  const { text = '', locale, rate, audio, cta = '' } = request;
  return audio ? 0 : filmSecOf(speech.estimateDurationSec(text, locale, rate), { end_card: cta });
}

interface SpokenScene {
  spec: SceneSpec;
  pictures: Record<string, string>;
}

async function preview(path: string, { spec, pictures }: SpokenScene, moment: RenderArgs): Promise<void> {
  const { drawMoment } = await import('@herald/film/moment');
  const { atSec, isMomentGiven } = moment;
  if (isMomentGiven && atSec > spec.durationSec) {
    throw new RenderUseError(
      `--at ${atSec} is past the end of the video, which is ${lengthText(spec.durationSec)} long.`,
    );
  }
  const scene = { spec, pictures, personFinder: personFinderModule };
  await writeFile(path, await drawMoment(scene, Math.min(atSec, spec.durationSec)));
  process.stdout.write(`${path}\n`);
}
