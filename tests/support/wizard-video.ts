import { setTimeout as wait } from 'node:timers/promises';
import { type DraftContent, draftContent } from '@herald/contract/draft';
import type { AudioClip } from '@herald/contract/endpoints/speech';
import type { VideoStage, VideoStatus } from '@herald/contract/statuses';
import { pauseMs } from './until.ts';
import type { Visitor } from './visitor.ts';

const PLACE = { country: 'en', region: 'US' };
const AVATAR = { avatarType: 'library', selectedAvatar: 'Priya', selectedAvatarId: 'priya' };
const LOOK_EVERY_MS = 100;
const LONGEST_SEC = 300;

export interface SpokenDraft {
  draft: DraftContent;
  soundSec: number;
  /** from the call to its response */
  speakSec: number;
}

/** Opens the wizard at its last step, with an avatar of the library and generated speech. */
export async function speakDraft(visitor: Visitor, script: string): Promise<SpokenDraft> {
  const voice = { ...PLACE, ttsText: script, ttsId: await firstVoice(visitor), speechRate: 1 };
  const startedMs = performance.now();
  const { ttsText: msg, ttsId: tts_id, ...rest } = voice;
  const { data: clip } = await visitor.call<{ data: AudioClip }>('POST', '/a2e/tts/generate', { msg, tts_id, ...rest });
  const speakSec = secondsSince(startedMs);
  const draft = draftContent.parse({
    avatar: AVATAR,
    voice: { ...voice, generatedAudioUrl: clip.url, audioId: clip.audio_id },
    script: { content: clip.script, duration: clip.duration, wordCount: clip.words.length },
  });
  return { draft, soundSec: clip.duration, speakSec };
}

async function firstVoice(visitor: Visitor): Promise<string> {
  const path = `/a2e/tts/voices?${new URLSearchParams(PLACE)}`;
  const { data } = await visitor.call<{ data: { children: { value: string }[] }[] }>('GET', path);
  const voice = data.flatMap(({ children }) => children)[0];
  if (!voice) throw new Error('Nobody speaks there.');
  return voice.value;
}

/** The forecast that the last step shows before the click. */
export async function foretoldSec(visitor: Visitor, draft: DraftContent): Promise<number | null> {
  const { data } = await visitor.call<{ data: { eta_seconds: number | null } }>(
    'POST',
    '/video-generation/estimate',
    draft,
  );
  return data.eta_seconds;
}

export interface FilmedDraft {
  /** From the click to Completed. */
  wallSec: number;
  stages: { stage: VideoStage; sec: number }[];
}

interface SeenStatus {
  data: { status: VideoStatus; stage?: VideoStage; a2e_video_error: string | null };
}

/** Clicks Generate; returns the video's id. */
export async function startDraft(visitor: Visitor, draft: DraftContent, key?: string): Promise<string> {
  const path = '/video-generation/start';
  const { video_id } = await visitor.call<{ video_id: string }>('POST', path, orderOf(draft), key);
  return video_id;
}

/** Clicks Generate and waits until the video is completed. */
export async function filmDraft(visitor: Visitor, draft: DraftContent): Promise<FilmedDraft> {
  const startedMs = performance.now();
  const videoId = await startDraft(visitor, draft);
  const seen: { stage: VideoStage; fromMs: number }[] = [{ stage: 'queued', fromMs: startedMs }];
  for (;;) {
    const { data } = await visitor.call<SeenStatus>('GET', `/video-generation/status/${videoId}`);
    const nowMs = performance.now();
    if (data.status === 'completed') return { wallSec: (nowMs - startedMs) / 1000, stages: lengthsOf(seen, nowMs) };
    if (data.status === 'failed' || data.status === 'cancelled')
      throw new Error(`The video is ${data.status}: ${data.a2e_video_error}`);
    if (secondsSince(startedMs) > LONGEST_SEC) throw new Error(`No video after ${LONGEST_SEC} seconds.`);
    if (data.stage && data.stage !== seen.at(-1)?.stage) seen.push({ stage: data.stage, fromMs: nowMs });
    await wait(pauseMs(LOOK_EVERY_MS, secondsSince(startedMs)));
  }
}

function orderOf({ title, avatar, voice, background, script, output }: DraftContent): object {
  return {
    ...{ title, avatar_data: avatar, voice_data: voice },
    ...{ background_data: background, script_data: script, output },
  };
}

function lengthsOf(seen: { stage: VideoStage; fromMs: number }[], endMs: number): FilmedDraft['stages'] {
  return seen.map(({ stage, fromMs }, index) => ({ stage, sec: ((seen[index + 1]?.fromMs ?? endMs) - fromMs) / 1000 }));
}

function secondsSince(startedMs: number): number {
  return (performance.now() - startedMs) / 1000;
}
