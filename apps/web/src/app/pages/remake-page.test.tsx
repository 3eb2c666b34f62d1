import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClip, aFinishedDraft, startedVideo, wizardOf } from '#testing/a-draft.ts';
import { aVideo, aVideoPage } from '#testing/a-video.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const SCRIPT = 'Come in. It costs two dollars.';
const video = aVideo({ title: 'Our shop' });
const bare = { shots: [{ word: 0, size: 'wide' as const }], expression: 'neutral' as const };
const sentence = (words: string, fromSec: number) => ({
  ...{ words, fromSec, untilSec: fromSec + 4, gestures: [], gestureWords: [], marks: [], written: [], why: [] },
  ...bare,
});

/** The scene says what the draft's sound says: a film of 8 s, of which each sentence fills one piece. */
async function open(changes = {}, replies = {}) {
  const ordered = aFinishedDraft({
    voice: { ...aFinishedDraft().voice, ttsText: SCRIPT },
    script: { content: SCRIPT, duration: 8, wordCount: 6 },
  });
  let said = SCRIPT;
  const server = {
    ...wizardOf(aFinishedDraft()),
    getVideo: () => data({ ...video, ...changes }),
    readVideoDraft: () => data(ordered),
    generateSpeech: ({ body }: { body: { msg?: string } }) => {
      said = body.msg ?? '';
      return data(aClip({ audio_id: '00000000-0000-7000-8000-000000000202', script: said, url: '/api/media/new.m4a' }));
    },
    previewScene: ({ body }: { body: { voice?: { audioId?: string | null } } }) => {
      const script = body.voice?.audioId === aClip().audio_id ? SCRIPT : said;
      const sentences = script.split(/(?<=[.])\s/u).map((words, place) => sentence(words, place * 4));
      const words = sentences.map(({ words: text, fromSec }) => ({
        text,
        startSec: fromSec + 1.6,
        endSec: fromSec + 2,
      }));
      return data({ scene: { durationSec: 8, words }, pictures: {}, audio_url: null, plan: { sentences, lost: [] } });
    },
    remakeVideo: () => startedVideo,
    listVideos: () => data(aVideoPage([video])),
    ...replies,
  };
  return renderScreen(`/videos/${video.id}/remake`, { server });
}

const plan = async () => within(await screen.findByRole('region', { name: 'Plan' }));

test('a changed sentence is spoken alone, the card says what is kept, and the re-make keeps the other shots', async () => {
  const { user, server } = await open();
  expect(await screen.findByText('100%')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Re-make Video' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Nothing is changed yet')).toBeDefined();
  (await plan()).getByRole('button', { name: 'It costs two dollars.' }).focus();
  await user.keyboard('w');
  const field = screen.getByRole('textbox', { name: 'Words of sentence 2' });
  await user.clear(field);
  await user.type(field, 'It costs ten dollars.{Enter}');
  expect(await screen.findByText('50%')).toBeDefined();
  expect(screen.getByText(/1 of 2 sentences are not spoken again/)).toBeDefined();
  expect(server.lastCallTo('generateSpeech').body).toMatchObject({
    msg: 'Come in. It costs ten dollars.',
    changed_from: aClip().audio_id,
  });
  await user.click(screen.getByRole('button', { name: 'Re-make Video' }));
  await waitFor(() => expect(server.callsTo('remakeVideo')).toHaveLength(1));
  const { body } = server.lastCallTo('remakeVideo');
  expect(body.output?.plan?.sentences[0]).toEqual({
    words: 'Come in.',
    marks: [
      { word: 0, mark: 'wide' },
      { word: 0, mark: 'neutral', isKept: true },
      { word: 0, mark: 'no gesture' },
    ],
  });
  expect(server.callsTo('saveDraft')).toHaveLength(0);
});

test('a film that somebody else re-made meanwhile is told, and nothing is filmed before one chooses', async () => {
  let shownVersion = video.version;
  const { user, server } = await open(
    {},
    {
      getVideo: () => data({ ...video, version: shownVersion }),
      remakeVideo: ({ body }: { body: { of_version?: number } }) =>
        body.of_version === shownVersion ? startedVideo : refuse('remake_conflict'),
    },
  );
  await screen.findByText('100%');
  await user.type(screen.getByLabelText(/^Hook/), 'New');
  shownVersion += 1;
  await user.click(await screen.findByRole('button', { name: 'Re-make Video' }));
  expect(await screen.findByText('Someone re-made this video after you opened it')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Re-make Video' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Go on with mine' }));
  await user.click(await screen.findByRole('button', { name: 'Re-make Video' }));
  await waitFor(() => expect(server.callsTo('remakeVideo')).toHaveLength(2));
  expect(server.lastCallTo('remakeVideo').body).toMatchObject({ of_version: shownVersion, output: { hook: 'New' } });
});

test('words of an earlier version are no news on a fresh page', async () => {
  const gone = { words: 'Our old line.', marks: [{ word: 0, mark: 'close' }] };
  const sentences = [sentence('Come in.', 0), sentence('It costs two dollars.', 4)];
  const ordered = aFinishedDraft({
    voice: { ...aFinishedDraft().voice, ttsText: SCRIPT },
    script: { content: SCRIPT, duration: 8, wordCount: 6 },
    output: { plan: { version: 1, sentences: [{ words: 'Come in.', marks: [] }, gone] } },
  });
  await open(
    {},
    {
      readVideoDraft: () => data(ordered),
      previewScene: ({ body }: { body: { output?: { plan?: { sentences: { words: string }[] } } } }) => {
        const lost = body.output?.plan?.sentences.some(({ words }) => words === gone.words) ? [gone] : [];
        return data({ scene: { durationSec: 8 }, pictures: {}, audio_url: null, plan: { sentences, lost } });
      },
    },
  );
  expect(await screen.findByText('It costs two dollars.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/Not in the script any more/)).toBeNull());
  expect(screen.getByText('Nothing is changed yet')).toBeDefined();
});

test('sentences move and go, and each change is taken back with its sound', async () => {
  const { user, server } = await open();
  const rows = await plan();
  (await rows.findByRole('button', { name: 'Come in.' })).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(server.lastCallTo('generateSpeech').body.msg).toBe('It costs two dollars. Come in.'));
  await user.click(await rows.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(screen.getByText('Nothing is changed yet')).toBeDefined());
  await user.click(await rows.findByRole('button', { name: 'Menu of sentence 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete sentence' }));
  await waitFor(() => expect(server.lastCallTo('generateSpeech').body.msg).toBe('It costs two dollars.'));
});

test('an order that is not complete says what is missing', async () => {
  const { user, server } = await open();
  await screen.findByText('100%');
  await user.type(screen.getByLabelText(/^Link/), 'no address');
  await user.click(await screen.findByRole('button', { name: 'Re-make Video' }));
  const told = (await screen.findByText('The re-make did not start')).parentElement;
  expect(told?.textContent).toContain('Please enter a web address');
  expect(server.callsTo('remakeVideo')).toHaveLength(0);
});

test('a film that cannot be re-made says why', async () => {
  await open({ remake_refusal: 'HeyGen filmed this video.' });
  expect(await screen.findByText('HeyGen filmed this video.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Re-make Video' })).toBeNull();
});

test('a video that is gone is told', async () => {
  const gone = { getVideo: () => refuse('not_found'), readVideoDraft: () => refuse('not_found') };
  const server = { ...wizardOf(aFinishedDraft()), ...gone };
  renderScreen(`/videos/${video.id}/remake`, { server });
  expect(await screen.findByText('The video did not load')).toBeDefined();
});
