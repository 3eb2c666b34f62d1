import { describe, expect, it } from 'vitest';
import { eachParameter } from '../mouth.ts';
import { joinPassages, passagesOf } from '../passages.ts';
import type { KeptTimes, SpokenSound } from '../sound.ts';
import { type SayText, sayChanged } from './say-changed.ts';

const RATE = 1000;
const locale = 'en-US';
const LETTER_SEC = 0.05;
const GAP_SEC = 0.4;

const spanOf = ({ words: [said] }: KeptTimes) => (said ? said.endSec - said.startSec : 0);

/** A voice of tones: every letter takes 0.05 s and has the loudness of its word; sentences are 0.4 s apart. */
function tones(text: string, times?: KeptTimes): SpokenSound {
  let atSec = times?.words[0]?.startSec ?? 0.2;
  const letterSec = times ? spanOf(times) / text.replace(/\s/gu, '').length : LETTER_SEC;
  const words = [...text.matchAll(/[^\s[\]]+(?![^[]*\])/gu)].map(({ 0: word, index }) => {
    const startSec = Math.round(atSec * RATE) / RATE;
    const endSec = startSec + word.length * letterSec;
    atSec = endSec + (/[.!?]$/u.test(word) ? GAP_SEC : 0);
    return { text: word, startSec, endSec, startChar: index, endChar: index + word.length };
  });
  const endSec = (words.at(-1)?.endSec ?? 0) + 0.2;
  const samples = Math.round(endSec * RATE);
  const pcm = new Float32Array(samples);
  for (const { text: word, startSec, endSec: until } of words)
    pcm.fill(word.length / 100, Math.round(startSec * RATE), Math.round(until * RATE));
  const phones = words.map(({ startSec, endSec: until }, word) => ({
    ...{ phone: 'a', stressed: false, word },
    ...{ startSec, endSec: until },
  }));
  const mouth = { rateHz: 100, ...eachParameter(() => pcm.filter((_, index) => index % 10 === 0)) };
  return { pcm, sampleRateHz: RATE, words, phones, mouth, notes: [] };
}

/** Says it, and tells what it was asked to say. */
async function changed(before: { script: string; sound?: SpokenSound }, text: string) {
  const said: string[] = [];
  const sayText: SayText = async (words, times) => {
    said.push(words.trim());
    return tones(words, times);
  };
  const { script, sound = tones(script) } = before;
  return { old: sound, said, sound: await sayChanged({ text, locale }, { sound, script }, sayText) };
}

const script = 'We bake bread. It costs two dollars. Come and see.';
const spokenWords = (sound: SpokenSound | undefined) => sound?.words.map(({ text }) => text).join(' ');

describe('a changed script', () => {
  it('is spoken only where it changed, and everything else keeps its time to the last bit', async () => {
    const { old, said, sound } = await changed({ script }, script.replace('two', 'ten'));
    expect(said).toEqual(['It costs ten dollars.']);
    expect(sound?.pcm).toHaveLength(old.pcm.length);
    expect(spokenWords(sound)).toBe('We bake bread. It costs ten dollars. Come and see.');
    const unchanged = [0, 1, 2, 7, 8, 9];
    for (const word of unchanged) expect(sound?.words[word]).toEqual(old.words[word]);
    expect(sound?.mouth.open.slice(-90)).toEqual(old.mouth.open.slice(-90));
  });

  it('moves what follows a sentence that became much longer, and says nothing else again', async () => {
    const { old, said, sound } = await changed(
      { script },
      script.replace('two dollars', 'two dollars on every day of the week'),
    );
    expect(said).toEqual(['It costs two dollars on every day of the week.']);
    const [was, is] = [old.words.at(-1), sound?.words.at(-1)];
    const movedSec = (is?.startSec ?? 0) - (was?.startSec ?? 0);
    expect(movedSec).toBeGreaterThan(0.5);
    expect(Math.abs(movedSec * 10 - Math.round(movedSec * 10))).toBeLessThan(1e-6);
  });

  it('begins a moment sooner where it only is too long because it began later', async () => {
    const odd = script.replace('bread', 'breads');
    const { old, said, sound } = await changed({ script: odd }, odd.replace('two', 'nine'));
    expect(said).toEqual(['It costs nine dollars.']);
    expect(sound?.words[3]?.startSec).toBeLessThan(old.words[3]?.startSec ?? 0);
    expect(sound?.words.at(-1)?.startSec).toBe(old.words.at(-1)?.startSec);
  });

  it('is said a little faster where that is enough to fit', async () => {
    const { old, said, sound } = await changed({ script }, script.replace('two dollars', 'twenty dollars so'));
    expect(said).toEqual(['It costs twenty dollars so.', 'It costs twenty dollars so.']);
    expect(sound?.words.at(-1)?.startSec).toBe(old.words.at(-1)?.startSec);
  });

  it('loses a sentence, gets one, and has them in another order', async () => {
    const without = await changed({ script }, 'We bake bread. Come and see.');
    expect([without.said, spokenWords(without.sound)]).toEqual([[], 'We bake bread. Come and see.']);
    const more = await changed({ script }, `${script} Today only.`);
    expect([more.said, spokenWords(more.sound)]).toEqual([['Today only.'], `${script} Today only.`]);
    const turned = await changed({ script }, 'Come and see. We bake bread. It costs two dollars.');
    expect([turned.said, spokenWords(turned.sound)]).toEqual([
      [],
      'Come and see. We bake bread. It costs two dollars.',
    ]);
  });

  it('says no word again for a mark', async () => {
    const { old, said, sound } = await changed(
      { script },
      'We bake bread. [close] It costs [proud] two dollars. Come and see.',
    );
    expect(said).toEqual([]);
    expect(sound?.words.map(({ startSec }) => startSec)).toEqual(old.words.map(({ startSec }) => startSec));
    expect(sound?.words[3]).toMatchObject({ text: 'It', startChar: 23 });
  });

  it('keeps its other passages as they were joined', async () => {
    const text = 'First we bake bread.\n\nThen it costs two dollars. Come and see.';
    const parts = passagesOf(text).map(({ text: one, startChar }) => ({ sound: tones(one), startChar }));
    const joined = joinPassages(parts);
    if (!joined) throw new Error('Nothing was joined.');
    const { said, sound } = await changed({ script: text, sound: joined }, text.replace('bread', 'bread and rolls'));
    expect(said).toEqual(['First we bake bread and rolls.']);
    const startOf = (one: SpokenSound | undefined) => one?.passages?.[1]?.startSec ?? 0;
    const timesAfter = (one: SpokenSound | undefined) =>
      one?.words.slice(-7).map(({ startSec }) => Math.round((startSec - startOf(one)) * 1e6));
    expect(startOf(sound)).toBeGreaterThan(startOf(joined));
    expect(timesAfter(sound)).toEqual(timesAfter(joined));
  });

  it('is all said again where no sentence stayed', async () => {
    expect((await changed({ script }, 'Something else.')).said).toEqual(['Something else.']);
  });
});
