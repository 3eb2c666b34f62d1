import { type DraftContent, readStoredDraft } from '@herald/contract/draft';
import type { EndedVoice } from '@herald/contract/envelope';
import { EngineError } from '@herald/media/engine-error';
import type { SpeechService } from '@herald/media/engines/speech-service';
import { type AudioClip, audioRepository } from '../../audio/audio-repository.ts';
import { nearestVoice, placeOf } from '../../audio/nearest-voice.ts';
import { speakScript } from '../../audio/speak-script.ts';
import { readOrigin } from '../../audio/timing.ts';
import type { Core } from '../../core.ts';
import { AppError, fieldError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { ingredientRepository } from '../state/ingredient-repository.ts';
import { assertMayChangeVideo } from '../state/policies.ts';
import { isAllowedAfter } from '../state/transitions.ts';
import type { StoredVideo } from '../state/video.ts';
import { videoRepository } from '../state/video-repository.ts';
import { assertMayMakeVideos } from './policies.ts';

export interface RemakeWish {
  videoId: string;
  /** Who is to speak; empty where nobody was asked. The video's own voice means the sound that is kept. */
  voiceId: string;
  engine: SpeechService;
  signal?: AbortSignal;
}

interface SpokenVideo {
  video: StoredVideo;
  voice: DraftContent['voice'];
  /** What was said; missing where its owner deleted it. */
  clip: AudioClip | undefined;
  /** Who said it. */
  voiceId: string;
}

/**
 * The sound a video is made of again, where that is another than its own. A kept sound is used as it is, whether or not
 * its service is still there. A voice that ended is replaced only by the one that the wish names, and the new sound keeps
 * the time of every sentence.
 */
export async function remakeSound(core: Core, actor: Actor, wish: RemakeWish): Promise<AudioClip | undefined> {
  await assertMayMakeVideos(core, actor);
  const spoken = await readSpoken(core, actor, wish.videoId);
  if (!spoken) return undefined;
  const { clip } = spoken;
  const isListed = isOffered(wish.engine, spoken.voiceId);
  if (clip && wish.voiceId === spoken.voiceId) return undefined;
  if (wish.voiceId === '' && isListed && clip) return undefined;
  if ((wish.voiceId || spoken.voiceId) === spoken.voiceId && !isListed) {
    throw await voiceEnded(core, spoken, wish.engine);
  }
  return speakAgain(core, actor, spoken, wish).catch(async (error: unknown) => {
    // Its service lists it until it is asked to speak.
    const isGone = error instanceof EngineError && error.kind === 'voice_ended' && wish.voiceId === '';
    throw isGone ? await voiceEnded(core, spoken, wish.engine) : error;
  });
}

const isOffered = (engine: SpeechService, voiceId: string): boolean => engine.findVoice(voiceId) !== undefined;

/** Nothing for videos that nobody may make again now, and for those that say something of the customer's own. */
async function readSpoken(core: Core, actor: Actor, videoId: string): Promise<SpokenVideo | undefined> {
  const [video] = await videoRepository.findManyInAccount(core.db.queries, actor.accountId, [videoId]);
  assertMayChangeVideo(actor, video);
  if (video.status !== 'completed' && !isAllowedAfter(video.status, 'retry')) return undefined;
  const voice = video.draft && readStoredDraft(video.draft)?.voice;
  const { audioId } = video;
  const clip = audioId ? await audioRepository.find(core.db.queries, actor.accountId, audioId) : undefined;
  const voiceId = clip ? (clip.voiceId ?? '') : (voice?.ttsId ?? '');
  if (!voice || voice.useCustomAudio || voiceId === '') return undefined;
  return { video, voice, clip, voiceId };
}

async function speakAgain(core: Core, actor: Actor, { voice, clip, voiceId }: SpokenVideo, wish: RemakeWish) {
  const wanted = wish.voiceId || voiceId;
  const speaker = wish.engine.findVoice(wanted);
  if (!speaker) throw fieldError('tts_id', 'This voice is not offered. Please choose another one.');
  const script = {
    ...placeOf(speaker),
    text: clip?.script || voice.ttsText,
    voiceId: wanted,
    rate: clip?.speechRate ?? voice.speechRate,
    ...(clip?.timingKey && { inTimeOf: clip.id }),
    ...(wish.signal && { signal: wish.signal }),
  };
  return speakScript(core, actor, script, wish.engine);
}

async function voiceEnded(core: Core, { video, voice, clip, voiceId }: SpokenVideo, engine: SpeechService) {
  const { speaker } = clip ? await readOrigin(core, clip) : {};
  const avatarId = video.ingredients?.avatarId;
  const avatar = speaker || !avatarId ? undefined : await ingredientRepository.findAvatar(core.db.queries, avatarId);
  const locale = clip?.locale ?? `${voice.country || 'en'}${voice.region ? `-${voice.region}` : ''}`;
  const gender = avatar?.gender === 'male' ? 'male' : 'female';
  const nearest = nearestVoice(engine, { gender, ...speaker, locale, id: voiceId });
  const name = speaker?.label.split(' - ', 1)[0] ?? voiceId.slice(voiceId.indexOf(':') + 1);
  const ended: EndedVoice = {
    value: voiceId,
    name,
    has_sound: clip !== undefined,
    instead: nearest ? { value: nearest.id, label: nearest.label, ...placeOf(nearest) } : null,
  };
  const message = `The voice “${name}” of this video is no longer offered. Choose who speaks.`;
  return new AppError('voice_ended', { message, voice: ended });
}
