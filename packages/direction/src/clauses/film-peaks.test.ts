import { describe, expect, test } from 'vitest';
import { cameraOf, planOf, SIZES, shotsOf } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';

const peaksOf = (script: string, locale = 'en-US') => {
  const { acting, beats } = planOf(said(script, locale), cameraOf());
  return acting.expressions
    .filter(({ isPeak }) => isPeak)
    .map(({ atSec, name }) => ({ name, words: beats.findLast(({ fromSec }) => fromSec <= atSec + 0.3)?.words }));
};

describe('the strongest feeling of a script', () => {
  test.each([
    ['en-US', 'I failed it five times. My hands were shaking. Then the email came. I passed!', 'i passed'],
    [
      'de-DE',
      'Fünfmal bin ich durchgefallen. Mir war schlecht vor Angst. Dann kam die Mail. Ich habe bestanden!',
      'ich habe bestanden',
    ],
  ])('is the joy after the trouble, in %s', (locale, script, words) => {
    expect(peaksOf(script, locale).at(-1)).toEqual({ name: 'delighted', words });
  });

  test('is cried out rather than told, also where what is told turns the story', () => {
    const script =
      'I failed five times. Five! Then Joanne goes, "You\'re not bad, you\'re scared." The email is here. I passed! Joanne!';
    expect(peaksOf(script)[0]).toEqual({ name: 'delighted', words: 'i passed' });
  });

  test('is one for all that is felt near it', () => {
    expect(peaksOf('I love it. My kids love it. It is wonderful! My dog is so happy. I love it so much.')).toHaveLength(
      1,
    );
  });

  test.each([
    'The shop opens on Friday. You find us behind the station. Bring your bike.',
    'Hello! Today only it costs nine dollars! Tap the link below!',
  ])('is none where nothing is felt: %s', (script) => {
    expect(peaksOf(script)).toEqual([]);
  });

  test.each([
    ['en-US', 'Our founder died in May. He was a wonderful man!'],
    ['en-US', 'My father died last spring. He loved this shop!'],
    ['de-DE', 'Unser Gründer ist gestorben. Er war wunderbar!'],
  ])('is no joy in words for the dead, in %s: %s', (locale, script) => {
    expect(peaksOf(script, locale).map(({ name }) => name)).not.toContain('delighted');
  });

  test('gives way to the face that a direction behind it asks for', () => {
    const { expressions } = planOf(
      said('I failed five times. I passed! (sighs) But it was a long year.'),
      cameraOf(),
    ).acting;
    const peak = expressions.findIndex(({ isPeak }) => isPeak);
    expect(expressions.slice(peak).map(({ name }) => name)).toEqual(['delighted', 'serious']);
  });
});

test('a face has time to change behind every peak', () => {
  for (const script of TWENTY_SCRIPTS) {
    const { expressions } = planOf(said(script), cameraOf()).acting;
    for (const [index, { isPeak, atSec }] of expressions.entries()) {
      const next = expressions[index + 1];
      const last = expressions[index + 2];
      if (isPeak && next && last && next.strength < 1) expect(last.atSec - next.atSec).toBeGreaterThanOrEqual(0.3);
      expect(next?.atSec ?? Number.POSITIVE_INFINITY, `${atSec}`).toBeGreaterThan(atSec);
    }
  }
});

describe('what fills the frame', () => {
  const script =
    'My skin was a mess all winter long. Nothing helped me at all. I love this serum so much, it saved my skin! It comes in a small bottle. You find it at the link below me here.';
  const reading = said(script);
  const [fromSec = 0, untilSec = 0] = ['I', 'skin!'].map(
    (word) => reading.words.find(({ text }) => text === word)?.startSec,
  );

  test.each(['picture', 'product'] as const)(
    'shows a %s before or after the strongest feeling, not over it',
    (kind) => {
      const moment = { fromSec, untilSec: untilSec + 2, shownSec: [fromSec] };
      const { shots, acting } = planOf(reading, cameraOf({ sizes: [...SIZES, 'product', 'picture 1'] }), {
        ...(kind === 'product' && { product: { moments: [moment], heldBy: null, x: 0.4, y: 0.5 } }),
        ...(kind === 'picture' && { pictures: [{ shot: 'picture 1', name: 'serum' }] }),
      });
      const peakSec = acting.expressions.find(({ isPeak }) => isPeak)?.atSec ?? Number.NaN;
      const over = shots.findLast((shot) => shot.fromSec <= peakSec + 1);
      expect(SIZES).toContain(over?.size);
      expect(shots.map(({ size }) => size)).toContain(kind === 'product' ? 'product' : 'picture 1');
    },
  );

  test('leaves words that are said twice to who says them', () => {
    const shots = shotsOf(
      'I failed five times and wanted to hide. Wait, wait, the email. It is here. I passed! I am so happy now.',
      {
        sizes: [...SIZES, 'card'],
      },
    );
    expect(shots.map(({ size }) => size)).not.toContain('card');
  });
});
