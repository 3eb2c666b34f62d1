import { describe, expect, it } from 'vitest';
import { SpeechError } from '../speech-error.ts';
import { synthesize } from '../synthesize.ts';
import { completeSpeechInThread, synthesizeInThread } from './in-thread.ts';

const TEXT = 'We made this in a thread of its own. It works.';

describe('speech in a thread of its own', { timeout: 120_000 }, () => {
  it('is the same speech', async () => {
    const here = await synthesize({ text: TEXT, locale: 'en-US', sampleRateHz: 24000 });
    const there = await synthesizeInThread({ text: TEXT, locale: 'en-US', sampleRateHz: 24000 });
    expect(there).toEqual(here);
  });

  it('lets several callers work at once, in other languages and aligning too', async () => {
    const spoken = await synthesizeInThread({ text: 'Hola a todos.', locale: 'es-ES', sampleRateHz: 24000 });
    const both = await Promise.all([
      completeSpeechInThread({ sound: spoken }, { text: 'Hola a todos.', locale: 'es-ES' }),
      synthesizeInThread({ text: 'Buenos días.', locale: 'es-ES', sampleRateHz: 24000 }),
    ]);
    expect(both[0].words.map(({ text }) => text)).toEqual(['Hola', 'a', 'todos.']);
    expect(both[1].words.length).toBe(2);
    expect(spoken.pcm.length).toBeGreaterThan(0);
  });

  it('keeps typed errors', async () => {
    const failed = synthesizeInThread({ text: '🎉', locale: 'en-US' });
    await expect(failed).rejects.toBeInstanceOf(SpeechError);
    await expect(failed).rejects.toMatchObject({ code: 'nothing_to_say' });
  });

  it('cancels by the signal, and speaks again', async () => {
    const stop = new AbortController();
    const speaking = synthesizeInThread({ text: TEXT.repeat(50), locale: 'en-US', signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')), 30);
    await expect(speaking).rejects.toThrow('enough');
    const aborted = AbortSignal.abort(new Error('never'));
    await expect(synthesizeInThread({ text: TEXT, locale: 'en-US', signal: aborted })).rejects.toThrow('never');
    expect((await synthesizeInThread({ text: 'Hi.', locale: 'en-US' })).words.length).toBe(1);
  });

  it('keeps the event loop of the caller free', async () => {
    // Turns of the loop, not beats of a clock, which a busy machine leaves out.
    const turns = { count: 0, goOn: true };
    const turn = () => {
      turns.count++;
      if (turns.goOn) setImmediate(turn);
    };
    turn();
    await synthesizeInThread({ text: TEXT.repeat(8), locale: 'en-US', sampleRateHz: 24000 });
    turns.goOn = false;
    expect(turns.count).toBeGreaterThan(10);
  });
});
