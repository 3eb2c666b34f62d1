import type { ForeignFilm, MadeVideo, MakeVideoRequest } from '@herald/media/engines/video-engine';
import { filesOf, loadMusic, madeOf, progressOf } from './local-video.ts';

/** Development runs the source, production a bundle beside the caller's. */
const lipReader = new URL(
  import.meta.url.endsWith('.ts') ? './faces/lip-reader.ts' : './lip-reader.mjs',
  import.meta.url,
).href;

/** Another engine's film with our sound, captions and cards, measured like ours. */
export async function finishForeign({ path }: ForeignFilm, request: MakeVideoRequest): Promise<MadeVideo> {
  const [{ finishFilm }, { picturesOf, sceneOf }] = await Promise.all([
    import('@herald/film'),
    import('./compose-scene.ts'),
  ]);
  const { order, audio, workFolder, signal, isUrgent = false } = request;
  const music = await loadMusic(request);
  const report = await finishFilm({
    path,
    lips: { mouth: audio.mouth, reader: lipReader },
    dress: { spec: sceneOf(order, audio), pictures: picturesOf(order) },
    sound: audio,
    timing: audio,
    ...(music && { music, musicUnderDb: order.output.music_under }),
    files: filesOf(request),
    workFolder,
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
