import { join } from 'node:path';
import type { FilmProgress, FilmReport, LoadedSound } from '@herald/film';
import { toTranscript } from '@herald/speech';
import type { MadeVideo, MakeVideoRequest, MakingProgress, VideoProvider } from '../contracts/video-provider.ts';

/** The embedded film engine. Film and stage are loaded with the first video, so that a server without any stays small. */
export function localVideo(): VideoProvider {
  return {
    name: 'embedded',
    async compose(order, audio) {
      const { composeScene } = await import('./compose-scene.ts');
      return composeScene(order, audio);
    },
    makeVideo: film,
  };
}

async function film(request: MakeVideoRequest): Promise<MadeVideo> {
  const [{ makeVideo }, { picturesOf, sceneOf, spokenPartOf }] = await Promise.all([
    import('@herald/film'),
    import('./compose-scene.ts'),
  ]);
  const { order, audio, workFolder, outFolder, signal } = request;
  const music = await loadMusic(request);
  const files = filesIn(outFolder);
  const report = await makeVideo({
    source: { scene: { spec: sceneOf(order, audio), pictures: picturesOf(order) } },
    ...spokenPartOf(audio),
    ...(music && { music }),
    files,
    workFolder,
    title: order.title,
    isInBackground: true,
    onProgress: (progress) => request.onProgress(progressOf(progress)),
    signal,
  });
  const { durationSec, bytes } = report;
  const transcript = toTranscript(audio.words);
  return { files, durationSec, sizeBytes: bytes, transcript, report: measured(report), faults: report.faults };
}

async function loadMusic({ musicPath, signal }: MakeVideoRequest): Promise<LoadedSound | undefined> {
  if (!musicPath) return undefined;
  const { loadSound } = await import('@herald/film');
  return loadSound(musicPath, { signal });
}

function filesIn(folder: string): MadeVideo['files'] {
  const at = (name: string): string => join(folder, name);
  return {
    video: at('video.mp4'),
    poster: at('poster.jpg'),
    preview: at('preview.gif'),
    vtt: at('captions.vtt'),
    srt: at('captions.srt'),
  };
}

/** Joining is over in a moment; nobody needs to be told about it. */
function progressOf({ stage, framesDone, framesTotal, framesKept }: FilmProgress): MakingProgress {
  return { stage: stage === 'drawing' ? 'drawing' : 'checking', framesDone, framesTotal, framesKept };
}

/** Where the files lay is nobody's business afterwards. */
function measured({ files: _, ...report }: FilmReport): Record<string, unknown> {
  return report;
}
