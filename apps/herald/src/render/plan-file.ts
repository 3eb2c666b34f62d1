import { access, writeFile } from 'node:fs/promises';
import { keptPlan, type ShownPlan } from '@herald/media/film-plan';
import { RenderUseError } from './render-error.ts';
import { type RenderRequest, seedOf } from './render-request.ts';
import { backgroundToldBy } from './set-scene.ts';

export async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Writes a scene file with all that was chosen for a film, so that it makes the same one again. */
export async function writePlan(
  path: string,
  { request, voiceId, shown }: { request: RenderRequest; voiceId: string | undefined; shown: ShownPlan | undefined },
): Promise<void> {
  const scene = {
    ...withoutUnusedMusic(request),
    ...placeOf(request),
    seed: seedOf(request),
    ...(voiceId && { voice: voiceId }),
    ...(shown && { plan: keptPlan(shown) }),
  };
  if (request.audio) {
    // A recording has its own speed, and captions only where its words are known.
    const { rate: _rate, captions, ...recorded } = scene;
    return write(path, request.text ? { ...recorded, captions } : recorded);
  }
  return write(path, scene);
}

/** A person in a photo or a clip is in their own place where none is given, and a later film of this plan may show one. */
function placeOf(request: RenderRequest): Pick<RenderRequest, 'place'> {
  const { background, photo, clip, scene } = request;
  if (background || photo || clip || scene.performer || scene.background) return {};
  return { place: backgroundToldBy(request) };
}

/** How music is played is refused where none is asked for. */
function withoutUnusedMusic(request: RenderRequest): Partial<RenderRequest> {
  if (request['music-mood'] !== 'none') return request;
  const { 'music-tune': _tune, ...rest } = request;
  if (request.music) return rest;
  const { 'music-under': _under, ...silent } = rest;
  return silent;
}

async function write(path: string, scene: object): Promise<void> {
  await writeFile(path, `${JSON.stringify(scene, null, 2)}\n`).catch((error: Error) => {
    throw new RenderUseError(`Cannot write the plan ${path}: ${error.message}`);
  });
}

/** What of a plan has no sentence any more, or no effect in it. */
export function lostNotes(shown: ShownPlan | undefined): string[] {
  const lost = (shown?.lost ?? []).map(
    ({ words }) => `The plan has a sentence that is not in the script, so its choices are left out: "${words}"`,
  );
  const idle = (shown?.idle ?? []).map(({ words, marks }) => {
    const names = marks.map(({ word, mark }) => `[${mark}] at word ${word + 1}`).join(', ');
    return `The plan asks for ${names} of "${words}", which has no effect: the word, picture or product is not there, or another shot has the word.`;
  });
  return [...lost, ...idle];
}
