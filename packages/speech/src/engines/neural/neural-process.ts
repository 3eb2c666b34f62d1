// A program of its own: a model that crashes or eats the memory ends here and takes nothing with it.
import process from 'node:process';
import { SpeechError } from '../../speech-error.ts';
import { openInflect } from './inflect-model.ts';
import { openKokoro } from './kokoro-model.ts';
import type { NeuralSpeaker, SayAnswer, SayRequest } from './neural-messages.ts';
import type { NeuralModel } from './neural-model.ts';
import { openPiper } from './piper-model.ts';

/** The model used last stays; one more of 90 MB would not fit beside a film on a small machine. */
let opened: { key: string; model: Promise<NeuralModel> } | undefined;

function modelOf(speaker: NeuralSpeaker): Promise<NeuralModel> {
  const key = speaker.engine === 'piper' ? speaker.model : speaker.folder;
  if (opened?.key !== key) {
    const model = open(speaker);
    opened = { key, model };
    model.catch(() => {
      opened = undefined;
    });
  }
  return opened.model;
}

function open(speaker: NeuralSpeaker): Promise<NeuralModel> {
  switch (speaker.engine) {
    case 'kokoro':
      return openKokoro(speaker.folder);
    case 'inflect':
      return openInflect(speaker.folder);
    case 'piper':
      return openPiper(speaker.model);
  }
}

async function answerTo({ id, ...request }: SayRequest): Promise<SayAnswer> {
  try {
    const model = await modelOf(request.speaker);
    return { id, said: await model.say(request) };
  } catch (error) {
    const code = error instanceof SpeechError ? error.code : 'engine_failed';
    const message = error instanceof SpeechError ? error.message : 'The natural voice could not say this text.';
    return { id, failure: { code, message } };
  }
}

process.on('message', async (request: SayRequest) => {
  process.send?.(await answerTo(request));
});
