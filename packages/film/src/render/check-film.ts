import { type MediaInfo, probeMedia } from '../encode/probe-media.ts';
import { FilmError } from '../film-error.ts';
import type { FilmFormat } from '../film-format.ts';

/** Looks at a written film as a stranger would: an encoder can fail silently and leave an empty or half file. */
export async function checkFilm(path: string, format: FilmFormat, frames: number): Promise<MediaInfo> {
  const info = await probeMedia(path).catch((error: Error) => {
    throw new FilmError('wrong_output', `The finished film cannot be opened: ${error.message}`);
  });
  const { video, audio } = info;
  const wrong: string[] = [];
  const expect = (ok: boolean | undefined, what: string): void => {
    if (!ok) wrong.push(what);
  };
  const frameSec = 1 / format.fps;
  expect(video?.codec === 'h264' && video.highProfile, 'H.264 High');
  expect(video?.pixelFormat === 'yuv420p' && video.labelledBt709, 'yuv420p in BT.709');
  expect(video?.width === format.width && video.height === format.height, `${format.width}x${format.height}`);
  expect(video?.fps === format.fps && video.frames === frames, `${frames} frames at ${format.fps} per second`);
  expect(audio?.codec === 'aac' && audio.sampleRateHz === 48_000, 'AAC at 48 kHz');
  expect(Math.abs((audio?.durationSec ?? 0) - frames / format.fps) <= frameSec, 'sound as long as the pictures');
  expect(info.startsFast, 'an index at the front');
  if (wrong.length > 0)
    throw new FilmError('wrong_output', `The finished film is not as it must be: ${wrong.join(', ')}.`);
  return info;
}
