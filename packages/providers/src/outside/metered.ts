import type { ImageEngine, Meter, ServiceUse, VideoEngine, VoiceEngine } from '@herald/media';

/** Counts what is said; text that was not said costs nothing. */
export function meteredVoice(engine: VoiceEngine, meter: Meter): VoiceEngine {
  return {
    ...engine,
    speak: (request) =>
      counted(meter, { service: engine.name, kind: 'speech', units: request.text.length }, () => engine.speak(request)),
  };
}

export function meteredPicture(engine: ImageEngine, meter: Meter): ImageEngine {
  const use: ServiceUse = { service: engine.name, kind: 'picture', units: 1 };
  return {
    ...engine,
    avatar: (wish) => counted(meter, use, () => engine.avatar(wish)),
    face: (wish, signal) => counted(meter, use, () => engine.face(wish, signal)),
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
      return counted(meter, use, () => engine.makeVideo(request), signal);
    },
  };
}

async function counted<T>(meter: Meter, use: ServiceUse, work: () => Promise<T>, stopping?: AbortSignal): Promise<T> {
  const begun = await meter.begin(use);
  try {
    const made = await work();
    await begun.done();
    return made;
  } catch (error) {
    if (!stopping?.aborted) await begun.drop();
    throw error;
  }
}
