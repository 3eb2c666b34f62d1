import type { AudioSource } from '@herald/contract/statuses';
import { EngineError } from '@herald/media/engine-error';
import type { SpeechService } from '@herald/media/engines/speech-service';
import type { SoundFile, SpokenSound, UploadedSound } from '@herald/media/sound';
import type { Core } from '../core.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { PlanLimits } from '../plans/plan-limits.ts';
import { allowedBy, assertMayUseScript } from '../plans/policies.ts';
import { readPlanLimits } from '../plans/read-plans.ts';
import type { AudioClip } from './audio-repository.ts';
import { keepClip, type MusicFile } from './keep-clip.ts';
import { assertKnownMarks } from './known-marks.ts';
import { gateOf } from './speech-gate.ts';

export interface SentAudio {
  /** The path of the uploaded file. */
  path: string;
  name: string;
  contentType: string;
  script: string;
  locale: string;
  source: string;
  signal?: AbortSignal;
}

const WRONG_TYPE = 'Please upload an audio file (MP3, WAV, M4A, etc.)';
const DEFAULT_LOCALE = 'en-US';
/** Music may be longer than the video it accompanies. */
const MUSIC_MAX_SEC = 900;

const sentSources = ['upload', 'recording', 'music'] as const;
type SentSource = Extract<AudioSource, (typeof sentSources)[number]>;

/** Stores a sound a customer uploaded or recorded, once it is decoded and fits the plan; its script gives it words. */
export async function keepSentAudio(
  core: Core,
  actor: Actor,
  sent: SentAudio,
  engine: SpeechService,
): Promise<AudioClip> {
  const source = sourceOf(sent.source);
  assertIsAudio(sent, source);
  const script = sent.script.trim();
  assertKnownMarks('script', script);
  const plan = await readPlanLimits(core, actor);
  assertMayUseScript('script', script, plan);
  const locale = localeOf(sent.locale);
  const { path, signal } = sent;
  const maxDurationSec = source === 'music' ? MUSIC_MAX_SEC : plan.videoSeconds;
  const file = { path, maxDurationSec, ...(signal && { signal }) };
  const turn = { from: actor.accountId, signal };
  const sound = await gateOf(core)<MusicFile | SpokenSound>(turn, () =>
    source === 'music' ? compress(engine, file) : listen(engine, { ...file, text: script, locale }, plan),
  );
  signal?.throwIfAborted();
  return keepClip(core, actor, { sound, source, name: sent.name, script, locale });
}

async function compress(engine: SpeechService, file: SoundFile): Promise<MusicFile> {
  const path = `${file.path}.m4a`;
  return { ...(await engine.compress(file, path)), path };
}

async function listen(engine: SpeechService, sound: UploadedSound, plan: PlanLimits): Promise<SpokenSound> {
  return engine.listen(sound).catch((error: unknown) => {
    if (!isTooLong(error)) throw error;
    throw fieldError(
      'audio',
      `This sound is longer than the ${plan.videoSeconds} seconds ${allowedBy(plan.lengthSetBy)}.`,
    );
  });
}

function isTooLong(error: unknown): boolean {
  return error instanceof EngineError && error.kind === 'too_long';
}

function sourceOf(text: string): SentSource {
  const source = sentSources.find((known) => known === (text || 'upload'));
  if (!source) throw fieldError('source', `Please say where the audio comes from: ${sentSources.join(', ')}.`);
  return source;
}

/** Browsers record into the containers they use for video, and some send the type of a video. */
function assertIsAudio({ contentType }: SentAudio, source: SentSource): void {
  const isRecording = source === 'recording' && /^video\/(webm|mp4)\b/.test(contentType);
  if (contentType.startsWith('audio/') || isRecording) return;
  throw new AppError('unsupported_media_type', { message: WRONG_TYPE, errors: { audio: [WRONG_TYPE] } });
}

function localeOf(text: string): string {
  const locale = text.trim() || DEFAULT_LOCALE;
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,4})?$/.test(locale)) throw fieldError('locale', 'Please select country and region');
  return locale;
}
