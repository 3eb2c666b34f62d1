// SPDX-License-Identifier: GPL-3.0-or-later
// A program of its own: it alone loads eSpeak NG (GPL-3.0) and speaks with Herald over stdin and stdout only.
import { Buffer } from 'node:buffer';
import process from 'node:process';
import { createInterface } from 'node:readline';

interface SpeakRequest {
  id: number;
  voice: string;
  wordsPerMinute: number;
  pitch: number;
  melody: number;
  text: string;
}

interface EngineEvent {
  type: string;
  audio_position: number;
  text_position: number;
  id?: string;
}

interface Engine {
  set_voice(name: string): number;
  set_rate(value: number): void;
  set_pitch(value: number): void;
  set_range(value: number): void;
  set_volume(value: number): void;
  get_samplerate(): number;
  synthesize(text: string, take: (samples: Int16Array | null, events: EngineEvent[]) => void): void;
}

interface EngineModule {
  default(): Promise<{ eSpeakNGWorker: new () => Engine | Promise<Engine> }>;
}

/** Some voices touch full scale at the usual 100. */
const HEADROOM_VOLUME = 80;
const PACKAGE = '@echogarden/espeak-ng-emscripten';

async function loadEngine(): Promise<Engine> {
  const library = (await import(PACKAGE)) as EngineModule;
  const { eSpeakNGWorker: Worker } = await library.default();
  const engine = await new Worker();
  // The very first utterance comes with damaged events.
  engine.set_volume(HEADROOM_VOLUME);
  engine.set_voice('en');
  engine.synthesize('a', () => undefined);
  return engine;
}

function speak(engine: Engine, request: SpeakRequest): void {
  const { id, voice, wordsPerMinute, pitch, melody, text } = request;
  if (engine.set_voice(voice) !== 0) {
    answer({ id, bytes: 0, error: 'unknown_voice' });
    return;
  }
  engine.set_rate(wordsPerMinute);
  engine.set_pitch(pitch);
  engine.set_range(melody);
  const chunks: Buffer[] = [];
  const events: [type: string, ms: number, position: number, phone: string][] = [];
  engine.synthesize(text, (samples, news) => {
    if (samples?.length) chunks.push(Buffer.from(Int16Array.from(samples).buffer));
    for (const { type, audio_position, text_position, id: phone } of news) {
      if (type === 'word' || type === 'phoneme')
        events.push([type, audio_position, text_position, String(phone ?? '')]);
    }
  });
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  answer({ id, bytes, sampleRateHz: engine.get_samplerate(), events });
  for (const chunk of chunks) process.stdout.write(chunk);
}

const answer = (header: object): void => {
  process.stdout.write(`${JSON.stringify(header)}\n`);
};

const engine = await loadEngine().catch((cause: unknown) => {
  answer({ id: 0, bytes: 0, error: 'engine_missing', detail: String(cause) });
  process.exitCode = 1;
  return undefined;
});
if (engine) {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) speak(engine, JSON.parse(line) as SpeakRequest);
}
