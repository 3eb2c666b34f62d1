import type { FilmFiles, FilmProgress, FilmReport, FilmSource, MakeVideo, Studio } from '@herald/film';
import type {
  MadeVideo,
  MakeVideoRequest,
  MakingProgress,
  Rehearsal,
  VideoEngine,
} from '@herald/media/engines/video-engine';
import type { VideoOrder } from '@herald/media/engines/video-order';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { SpokenSound } from '@herald/media/sound';
import { toTranscript } from '@herald/speech';
import { personFinderModule } from './person-finder-module.ts';

/** What is drawn of an order and its sound. */
type SourceOf = (order: VideoOrder, audio: SpokenSound) => Promise<FilmSource>;

/** The embedded film engine. Film and stage are loaded with the first video, so that a server without any stays small. */
export function localVideo(sourceOf: SourceOf = sceneSourceOf): VideoEngine {
  return {
    name: 'embedded',
    previewable: true,
    async compose(order, audio) {
      const { composeScene } = await import('./compose-scene.ts');
      return composeScene(order, audio);
    },
    rehearse: (order, signal) => new StudioRehearsal(order, signal),
    makeVideo: (request) => film(request, sourceOf),
  };
}

/** The process of a film, which prepares the place and the person while others still speak. */
class StudioRehearsal implements Rehearsal {
  readonly studio: Promise<Studio>;

  constructor(order: VideoOrder, signal: AbortSignal) {
    this.studio = rehearse(order, signal);
    // What is wrong with the scene is told when it is filmed.
    this.studio.catch(() => undefined);
  }

  end(): void {
    this.studio.then((studio) => studio.close()).catch(() => undefined);
  }
}

async function rehearse(order: VideoOrder, signal: AbortSignal): Promise<Studio> {
  const { Studio } = await import('@herald/film');
  const studio = new Studio({ signal });
  try {
    const { sceneBeforeSpeech } = await import('./compose-scene.ts');
    studio.rehearse(await sourceOfScene(order, sceneBeforeSpeech(order)));
    return studio;
  } catch (error) {
    studio.close();
    throw error;
  }
}

async function sceneSourceOf(order: VideoOrder, audio: SpokenSound): Promise<FilmSource> {
  const { sceneOf } = await import('./compose-scene.ts');
  return sourceOfScene(order, sceneOf(order, audio));
}

async function sourceOfScene(order: VideoOrder, spec: SceneSpec): Promise<FilmSource> {
  const { picturesOf } = await import('./compose-scene.ts');
  return { scene: { spec, pictures: picturesOf(order), personFinder: personFinderModule } };
}

async function film(request: MakeVideoRequest, sourceOf: SourceOf): Promise<MadeVideo> {
  const [{ makeVideo }, { spokenPartOf }] = await Promise.all([import('@herald/film'), import('./compose-scene.ts')]);
  const { order, audio, firstPicture, workFolder, fetchSegments, signal, isUrgent = false, rehearsal } = request;
  const music = await loadMusic(request);
  const studio = rehearsal instanceof StudioRehearsal ? await rehearsal.studio : undefined;
  const report = await makeVideo({
    source: await sourceOf(order, audio),
    ...spokenPartOf(audio),
    ...(music && { music, musicUnderDb: order.output.music_under }),
    ...(studio && { studio }),
    files: { ...filesOf(request), ...(firstPicture && { firstPicture }) },
    workFolder,
    ...(fetchSegments && { fetchSegments: (names: string[]) => fetchSegments(names, workFolder) }),
    coding: { videoQuality: order.output.video_quality, audioBitrate: order.output.audio_bitrate },
    title: order.title,
    isRecorded: order.isRecorded,
    isInBackground: !isUrgent,
    isUrgent,
    onProgress: (progress) => request.onProgress(progressOf(progress)),
    signal,
  });
  return madeOf(report, request);
}

/** What is not named is not made. */
export function filesOf({ files: { preview, ...files }, isWithoutPreview }: MakeVideoRequest): FilmFiles {
  return isWithoutPreview ? files : { ...files, preview };
}

export async function loadMusic({ musicPath, signal }: MakeVideoRequest): Promise<MakeVideo['music']> {
  if (!musicPath) return undefined;
  const film = await import('@herald/film');
  return film.loadMusic(musicPath, { signal });
}

/** Joining is over in a moment; nobody needs to be told about it. */
export function progressOf({ stage, ...counted }: FilmProgress): MakingProgress {
  return { stage: stage === 'drawing' ? 'drawing' : 'checking', ...counted };
}

/** Where the files lay is nobody's business afterwards. */
export function madeOf(
  { files: _, transparent, ...report }: FilmReport,
  { audio, files }: MakeVideoRequest,
): MadeVideo {
  const { durationSec, bytes, faults, segments, cpuSec } = report;
  const keptShare = segments.total > 0 ? segments.reused / segments.total : 0;
  const transcript = toTranscript(audio.words);
  return {
    files,
    durationSec,
    sizeBytes: bytes,
    transcript,
    keptShare,
    ...(cpuSec !== undefined && { cpuSec }),
    ...(transparent && { transparent }),
    report: { ...report },
    faults,
  };
}
