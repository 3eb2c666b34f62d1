import { describe, expect, it } from 'vitest';
import { refusedFields } from '../testing/refused-fields.ts';
import { draftEndpoints } from './drafts.ts';
import { startBody, videoGenerationEndpoints } from './video-generation.ts';

const order = { avatar_data: {}, voice_data: {} };

describe('the order of a video', () => {
  it('needs an avatar and a voice', () => {
    expect(refusedFields(startBody, {})).toEqual(['avatar_data', 'voice_data']);
  });

  it('may leave out everything else', () => {
    expect(Object.keys(startBody.parse(order)).sort()).toEqual(['avatar_data', 'title', 'voice_data']);
  });

  it.each([
    [{ title: null }, 'title'],
    [{ voice_data: { speechRate: 3 } }, 'voice_data.speechRate'],
    [{ avatar_data: { avatarType: 'clone' } }, 'avatar_data.avatarType'],
    [{ avatar_data: { face: { age: 200 } } }, 'avatar_data.face.age'],
    [{ background_data: { setting: 'beach' } }, 'background_data.setting'],
    [{ background_data: { room: 'cellar' } }, 'background_data.room'],
    [{ background_data: null }, 'background_data'],
    [{ script_data: { wordCount: 1.5 } }, 'script_data.wordCount'],
    [{ output: { aspect_ratio: '2:1' } }, 'output.aspect_ratio'],
    [{ output: { resolution: 4320 } }, 'output.resolution'],
    [{ output: { link_url: 'javascript:alert(1)' } }, 'output.link_url'],
  ])('with %j changed is refused for %s', (change, field) => {
    expect(refusedFields(startBody, { ...order, ...change })).toEqual([field]);
  });
});

describe('the link of an order', () => {
  it('is completed, and can be missing', () => {
    const linkOf = (output: object) => startBody.parse({ ...order, output }).output?.link_url;
    expect([linkOf({ link_url: ' north.co/serum ' }), linkOf({ link_url: '' }), linkOf({})]).toEqual([
      'https://north.co/serum',
      '',
      '',
    ]);
  });

  it('can be half typed in a draft', () => {
    expect(
      refusedFields(draftEndpoints.saveDraft.body, { version: 1, content: { output: { link_url: 'htt' } } }),
    ).toEqual([]);
  });
});

describe('asking whether a script fits the plan', () => {
  it.each([
    [{ script_text: '' }, []],
    [{ script_text: 'x', estimated_seconds: 0 }, []],
    [{ script_text: 'x', estimated_seconds: -1 }, ['estimated_seconds']],
    [{}, ['script_text']],
  ])('with %j is refused for %j', (body, fields) => {
    expect(refusedFields(videoGenerationEndpoints.checkTtsLimits.body, body)).toEqual(fields);
  });

  it('may be about a script that no plan allows', () => {
    const taken = [100_000, 100_001].filter(
      (count) => videoGenerationEndpoints.checkTtsLimits.body.safeParse({ script_text: 'x'.repeat(count) }).success,
    );
    expect(taken).toEqual([100_000]);
  });
});

it.each([
  [{ version: 0, content: {} }, []],
  [{ version: -1, content: {} }, ['version']],
  [{ version: 1.5, content: {} }, ['version']],
  [{ version: 1 }, ['content']],
  [{ version: 1, content: { background: { style: 'loud' } } }, ['content.background.style']],
])('saving the draft %j is refused for %j', (body, fields) => {
  expect(refusedFields(draftEndpoints.saveDraft.body, body)).toEqual(fields);
});
