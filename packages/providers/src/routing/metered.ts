import { EngineError } from '@herald/media/engine-error';
import type { ImageEngine } from '@herald/media/engines/image-engine';
import type { Meter, MeteredUse, RealUse, ServiceUse } from '@herald/media/engines/outside-service';
import type { VideoEngine } from '@herald/media/engines/video-engine';
import type { EngineSpeech, VoiceEngine } from '@herald/media/engines/voice-engine';

/** Counts what is said; text that was not said costs nothing. */
export function meteredVoice(engine: VoiceEngine, meter: Meter): VoiceEngine {
  return {
    ...engine,
    speak(request) {
      const { text, subject } = request;
      const use: ServiceUse = {
        service: engine.name,
        kind: 'speech',
        units: text.length,
        ...(subject !== undefined && { subject }),
      };
      return counted({ meter, use, measure: lengthOf }, () => engine.speak(request));
    },
  };
}

/** Undefined where the engine sent a file and no times. */
function lengthOf({ sound, words }: EngineSpeech): RealUse | undefined {
  const soundSec = 'pcm' in sound ? sound.pcm.length / sound.sampleRateHz : words?.at(-1)?.endSec;
  return soundSec === undefined ? undefined : { soundSec };
}

export function meteredPicture(engine: ImageEngine, meter: Meter): ImageEngine {
  const use: ServiceUse = { service: engine.name, kind: 'picture', units: 1 };
  const { avatar, face } = engine;
  return {
    ...engine,
    ...(avatar && { avatar: (wish) => counted({ meter, use }, () => avatar(wish)) }),
    ...(face && { face: (wish, signal) => counted({ meter, use }, () => face(wish, signal)) }),
  };
}

/** A film that is given to another worker goes on, so what it uses stays counted. */
export function meteredFilm(engine: VideoEngine, meter: Meter): VideoEngine {
  return {
    ...engine,
    makeVideo(request) {
      const { audio, job, signal } = request;
      const units = audio.pcm.length / audio.sampleRateHz;
      const use: ServiceUse = { service: engine.name, kind: 'film', units, ...(job && { key: job.key }) };
      return counted({ meter, use, stopping: signal }, ({ isPaid }) => engine.makeVideo({ ...request, isPaid }));
    },
  };
}

interface Counted<T> {
  meter: Meter;
  use: ServiceUse;
  /** What was used in the end. */
  measure?(made: T): RealUse | undefined;
  stopping?: AbortSignal;
}

async function counted<T>(
  { meter, use, measure, stopping }: Counted<T>,
  work: (begun: MeteredUse) => Promise<T>,
): Promise<T> {
  const begun = await meter.begin(use);
  let made: T;
  try {
    made = await work(begun);
  } catch (error) {
    if (!stopping?.aborted && !mayBePaid(error)) await begun.drop();
    throw error;
  }
  await begun.done(measure?.(made));
  return made;
}

const mayBePaid = (error: unknown): boolean => error instanceof EngineError && error.mayBePaid;
