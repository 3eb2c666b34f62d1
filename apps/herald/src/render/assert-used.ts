import { materialMarkProblem, productMarkProblem } from '@herald/media/script-marks';
import { RenderUseError } from './render-error.ts';
import { groundOf, materialShots, type RenderRequest } from './render-request.ts';

/** Nothing that was given may stay without effect. */
export function assertUsed(request: RenderRequest, given: Record<string, unknown>): void {
  const { link, cta, text = '', picture } = request;
  if ([request.preset, request.photo, request.clip].filter(Boolean).length > 1)
    throw new RenderUseError('Give --preset, --photo or --clip, not more than one of them.');
  const problem =
    materialMarkProblem(text, materialShots({ picture })) ?? (request.product ? undefined : productMarkProblem(text));
  if (problem) throw new RenderUseError(problem);
  assertPlainUsed(request);
  assertMusicUsed(request, given);
  if (request.audio) assertUsedByRecording(request, given);
  if (link && !cta) throw new RenderUseError('--link is shown on the end card. Give --cta "…" too.');
}

export function assertOutputsUsed(values: {
  at?: string;
  preview?: string;
  out?: string;
  work?: string;
  report?: boolean;
}): void {
  if (values.at !== undefined && !values.preview) {
    throw new RenderUseError('--at names the moment of a preview. Give --preview FILE too.');
  }
  for (const flag of ['work', 'report'] as const) {
    if (values[flag] && !values.out) throw new RenderUseError(`--${flag} needs a video: give -o out.mp4 too.`);
  }
}

/** A presenter without a place is a layer for another film: nothing fills the frame, and nothing is cut. */
function assertPlainUsed(request: RenderRequest): void {
  if (groundOf(request) === 'place') return;
  const { background, cta, picture, pace, figures, plan, 'progress-bar': bar } = request;
  const misfit = cta ? '--cta' : picture.length > 0 ? '--picture' : undefined;
  if (misfit) throw new RenderUseError(`${misfit} fills the frame, so it does not go with --background ${background}.`);
  if (pace !== 'single')
    throw new RenderUseError(`With --background ${background} the video is one shot. Leave out --pace.`);
  // A plan of an earlier film names figures whether they were drawn or not.
  const drawn = bar === 'on' ? '--progress-bar' : figures === 'on' && !plan ? '--figures' : undefined;
  if (drawn)
    throw new RenderUseError(`With --background ${background} only the presenter is drawn. Leave out ${drawn}.`);
}

function assertMusicUsed({ music, 'music-mood': mood }: RenderRequest, given: Record<string, unknown>): void {
  if (music && mood !== 'none') throw new RenderUseError('Give --music or --music-mood, not both.');
  if (given['music-tune'] !== undefined && mood === 'none')
    throw new RenderUseError('--music-tune is about music that Herald makes. Give --music-mood too.');
  if (given['music-under'] !== undefined && mood === 'none' && !music)
    throw new RenderUseError('--music-under is about music. Give --music or --music-mood too.');
}

/** A recording speaks for itself, and only words that were given with it can be shown. */
function assertUsedByRecording({ text, captions }: RenderRequest, given: Record<string, unknown>): void {
  if (given.voice !== undefined) throw new RenderUseError('Give --voice or --audio, not both.');
  if (given.rate !== undefined) throw new RenderUseError('Give --rate or --audio, not both.');
  if (!text && given.captions !== undefined && captions !== 'off') {
    throw new RenderUseError('Captions show the words of the recording. Give them with --text "…" too.');
  }
}
