import { describe, expect, it } from 'vitest';
import { refusedFields } from '../testing/refused-fields.ts';
import { speechEndpoints } from './speech.ts';

const ID = '0198c1d2-3f4a-7b5c-8d6e-9f0a1b2c3d4e';
const CLIP = { audio_id: ID, text: 'Hello' };

describe.each([
  ['a voice-over', speechEndpoints.generateSpeech.body],
  ['a preview', speechEndpoints.ttsPreview.body],
] as const)('the request for %s', (_, body) => {
  it('says nothing at normal speed when it is empty', () => {
    expect(body.parse({})).toEqual({ msg: '', tts_id: '', speechRate: 1, country: '', region: '', style: '' });
  });

  it.each([
    ['msg', 5000],
    ['tts_id', 100],
    ['country', 20],
    ['region', 20],
  ])('takes %s with %i characters, and not with one more', (field, limit) => {
    expect(refusedFields(body, { [field]: 'x'.repeat(limit) })).toEqual([]);
    expect(refusedFields(body, { [field]: 'x'.repeat(limit + 1) })).toEqual([field]);
  });

  it.each([0.4, 2.1, '1', null])('refuses the speed %j', (speechRate) => {
    expect(refusedFields(body, { speechRate })).toEqual(['speechRate']);
  });
});

describe('saving pronunciations', () => {
  const { body } = speechEndpoints.savePronunciations;
  const many = (count: number) => Array.from({ length: count }, () => ({ word: 'a', say: 'b' }));

  it('takes from none to 200', () => {
    const taken = [0, 1, 200, 201].filter((count) => body.safeParse({ pronunciations: many(count) }).success);
    expect(taken).toEqual([0, 1, 200]);
  });

  it('names the line and the field that is wrong', () => {
    expect(refusedFields(body, { pronunciations: [...many(1), { word: '', say: 'b' }] })).toEqual([
      'pronunciations.1.word',
    ]);
  });
});

describe('finding a text in a clip', () => {
  it.each([
    [{ audio_id: ID, text: 'Hello' }, []],
    [{ audio_id: ID, text: 'Hello', locale: 'en-US' }, []],
    [{ audio_id: 'clip', text: 'Hello' }, ['audio_id']],
    [{ audio_id: ID }, ['text']],
  ])('%j is refused for %j', (body, fields) => {
    expect(refusedFields(speechEndpoints.ttsSync.body, body)).toEqual(fields);
  });

  it.each([
    ['text', 5000],
    ['locale', 20],
  ])('takes %s with %i characters, and not with one more', (field, limit) => {
    expect(refusedFields(speechEndpoints.ttsSync.body, { ...CLIP, [field]: 'x'.repeat(limit) })).toEqual([]);
    expect(refusedFields(speechEndpoints.ttsSync.body, { ...CLIP, [field]: 'x'.repeat(limit + 1) })).toEqual([field]);
  });
});

it('needs a language to list its accents', () => {
  expect(refusedFields(speechEndpoints.ttsAccents.query, {})).toEqual(['language_code']);
});
