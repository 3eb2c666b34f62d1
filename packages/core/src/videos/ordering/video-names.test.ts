import { describe, expect, it } from 'vitest';
import { systemRandom } from '../../runtime/random.ts';
import { newVideoSlug, titleOf } from './video-names.ts';

const spoken = { source: 'tts', name: 'Speech', script: '' } as const;

describe('a title from a script', () => {
  it.each([
    ['Stay cool. All day long.', 'Stay cool'],
    ['[pause 0.5s] Hello, you!', 'Hello, you'],
    ['Wie geht’s? Gut.', 'Wie geht’s?'],
    ['¿Tu piel está tirante? Tiene sed.', '¿Tu piel está tirante?'],
    ['Really?! Yes.', 'Really?'],
    ['Who knew?!? Not me.', 'Who knew?'],
    ['So what?… We stay.', 'So what?'],
    ['¿¡Qué dices!? Nada.', '¿Qué dices?'],
    ['¡Qué bueno! Pruébalo.', 'Qué bueno'],
    ['¡Hola! ¿Qué tal?', 'Hola'],
    ['Y tú, ¿qué haces? Nada.', 'Y tú, ¿qué haces?'],
    [
      '¿Tu piel está tirante al mediodía, cada día laborable de la semana, sin falta?',
      'Tu piel está tirante al mediodía, cada día laborable de la',
    ],
    ['¿', 'Untitled video'],
    ['你的皮肤紧绷吗？它渴了。', '你的皮肤紧绷吗？'],
    [
      'Does your skin feel tight by lunchtime, every single working day? Yes.',
      'Does your skin feel tight by lunchtime, every single working',
    ],
    ['?', 'Untitled video'],
    ['这个水瓶可以保持冷度。非常好。', '这个水瓶可以保持冷度'],
    ['one two three '.repeat(20), 'one two three one two three one two three one two three one'],
    ['a'.repeat(200), 'a'.repeat(30)],
    ['', 'Untitled video'],
    [' ... ', 'Untitled video'],
  ])('of %j is %j', (script, title) => {
    expect(titleOf(spoken, script)).toBe(title);
  });
});

describe('a slug', () => {
  it.each([
    ['Summer Sale: 50% off!', /^summer-sale-50-off-[0-9a-z]{8}$/],
    ['Crème brûlée', /^creme-brulee-[0-9a-z]{8}$/],
    ['保温瓶', /^video-[0-9a-z]{8}$/],
    ['x'.repeat(200), /^x{40}-[0-9a-z]{8}$/],
  ])('of %j can be read and not guessed', (title, form) => {
    expect(newVideoSlug(title, systemRandom)).toMatch(form);
  });

  it('is different every time', () => {
    const slugs = Array.from({ length: 1000 }, () => newVideoSlug('Same', systemRandom));
    expect(new Set(slugs).size).toBe(1000);
  });
});

describe('the title of a script with chapters', () => {
  it('comes from what is said', () => {
    expect(titleOf(spoken, '# Why it works\nTwo drops. That is it.')).toBe('Two drops');
  });
});

it.each([
  ['Am 3. Oktober öffnen wir. Kommen Sie!', 'Am 3. Oktober öffnen wir'],
  ['Nur noch 19. Und am Samstag.', 'Nur noch 19'],
])('a title is a whole sentence: %s', (script, title) => {
  expect(titleOf(spoken, script)).toBe(title);
});

describe('the title of a video with an uploaded sound', () => {
  it.each([
    ['summer_sale-final.mp3', 'summer sale-final'],
    ['Voice 2026.11.16.wav', 'Voice 2026.11.16'],
    ['.mp3', 'Untitled video'],
  ])('is the name of the file %s', (name, title) => {
    expect(titleOf({ source: 'upload', name, script: '' }, '')).toBe(title);
  });

  it('is what is said in it, where that is known', () => {
    expect(titleOf({ source: 'upload', name: 'a.mp3', script: 'Two drops. That is it.' }, '')).toBe('Two drops');
  });
});
