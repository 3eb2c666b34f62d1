import { describe, expect, it } from 'vitest';
import { decodeMouthCurves } from './mouth.ts';
import { exactSec, joinPassages, passagesOf } from './passages.ts';
import type { SpokenSound } from './sound.ts';

const RATE_HZ = 48_000;
const HOOK = 'Is your kitchen too dark?';
const BODY = 'The Lumo lamp lights all of it.';

describe('the passages of a script', () => {
  it('are what stands between blank lines, with their places', () => {
    const script = `  ${HOOK}\r\n \n${BODY}\nIt costs little.\n\n\nOrder it this week.\n`;
    const passages = passagesOf(script);
    expect(passages.map(({ text }) => text)).toEqual([HOOK, `${BODY}\nIt costs little.`, 'Order it this week.']);
    for (const { text, startChar } of passages) expect(script.startsWith(text, startChar)).toBe(true);
  });

  it('take in headings, marks and words that are too short to stand alone', () => {
    expect(passagesOf(`# Price\n\n${HOOK}\n\n${BODY}\n\n[pause 2s]`).map(({ text }) => text)).toEqual([
      `# Price\n\n${HOOK}`,
      `${BODY}\n\n[pause 2s]`,
    ]);
    expect(passagesOf('Wow.\n\nYes.')).toEqual([{ text: 'Wow.\n\nYes.', startChar: 0 }]);
  });
});

function said(seconds: number, wordSec: number, open: number): SpokenSound {
  const samples = Math.ceil(seconds * 100) + 1;
  return {
    pcm: new Float32Array(Math.round(seconds * RATE_HZ)).fill(open),
    sampleRateHz: RATE_HZ,
    words: [{ text: 'word', startSec: wordSec, endSec: wordSec + 0.2, startChar: 0, endChar: 4 }],
    phones: [{ phone: 'w', startSec: wordSec, endSec: wordSec + 0.2, stressed: true, word: 0 }],
    mouth: decodeMouthCurves(100, { open: Array.from({ length: samples }, () => open) }),
    notes: [],
  };
}

describe('passages one after the other', () => {
  const body = said(2.2222, 0.123456, 0.5);
  const joinedAfter = (hookSec: number) => {
    const joined = joinPassages([
      { sound: said(hookSec, 0.1, 0.2), startChar: 0 },
      { sound: body, startChar: 27 },
    ]);
    if (!joined?.passages) throw new Error('They could not be joined.');
    return { ...joined, startSec: joined.passages[1]?.startSec ?? 0 };
  };

  it.each([1.04, 1.713, 3.3])('begin on a tenth of a second, also after %s s', (hookSec) => {
    const { startSec, words, phones, pcm, mouth } = joinedAfter(hookSec);
    expect(startSec * 10).toBeCloseTo(Math.round(startSec * 10), 9);
    expect(startSec - hookSec).toBeGreaterThanOrEqual(0.35 - 1e-9);
    expect(words[1]).toMatchObject({ startChar: 27, endChar: 31 });
    expect(phones.map(({ word }) => word)).toEqual([0, 1]);
    expect([pcm[Math.round(startSec * RATE_HZ) - 1], pcm[Math.round(startSec * RATE_HZ)]]).toEqual([0, 0.5]);
    expect(mouth.open[Math.round(startSec * 100)]).toBe(0.5);
  });

  it('are the same to the last digit, counted from where they begin', () => {
    const local = [1.04, 1.713, 3.3].map((hookSec) => {
      const { startSec, words } = joinedAfter(hookSec);
      return [words[1]?.startSec ?? 0, words[1]?.endSec ?? 0].map((sec) => exactSec(sec - startSec));
    });
    expect(local).toEqual([local[0], local[0], local[0]]);
    expect(local[0]).toEqual([0.123456, 0.323456]);
  });

  it('are not joined where their sounds have two rates', () => {
    const other = { ...body, sampleRateHz: 24_000 };
    expect(joinPassages([body, other].map((sound) => ({ sound, startChar: 0 })))).toBeUndefined();
  });
});
