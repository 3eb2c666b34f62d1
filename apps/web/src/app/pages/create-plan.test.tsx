import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFinishedDraft, startedVideo, wizardOf } from '#testing/a-draft.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held, pending } from '#testing/replies.ts';

const wide = { shots: [{ word: 0, size: 'wide' as const }], expression: 'neutral' as const };
const bare = { ...wide, gestures: [], gestureWords: [], marks: [], written: [], why: [] };

/** Step 3 with two sentences; the first has a mark in the script. */
async function open(content = aFinishedDraft(), replies: Handlers = {}) {
  const sentences = [
    { ...bare, words: 'Come in.', fromSec: 0.2, untilSec: 1, written: ['shot' as const] },
    { ...bare, words: 'Have a look at this.', fromSec: 1.7, untilSec: 3, why: ['Shows what comes next'] },
  ];
  const plan = { sentences, lost: [{ words: 'Our old line.', marks: [{ word: 0, mark: 'close' }] }] };
  const server = {
    ...wizardOf(content),
    previewScene: () => data({ scene: {}, pictures: {}, audio_url: null, plan }),
    startVideo: held(startedVideo).handler,
    ...replies,
  };
  const shown = renderScreen('/create?step=3', { server });
  await screen.findByText('Have a look at this.');
  return shown;
}

const region = () => within(screen.getByRole('region', { name: 'Plan' }));

test('step 3 lists the sentences, and the video starts with the shot that was chosen for one', async () => {
  const { user, server } = await open();
  expect(region().getByText('Shows what comes next.')).toBeDefined();
  expect(region().getByText('0:01')).toBeDefined();
  expect(region().getByText(/Not in the script any more: “Our old line\.”/)).toBeDefined();
  await user.click(region().getByRole('button', { name: 'Shot of sentence 2: Wide' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Generate Video' }));
  await waitFor(() => expect(server.callsTo('startVideo')).toHaveLength(1));
  expect(server.lastCallTo('startVideo').body.output?.plan).toEqual({
    version: 1,
    sentences: [
      { words: 'Come in.', marks: [] },
      { words: 'Have a look at this.', marks: [{ word: 0, mark: 'close' }] },
    ],
  });
});

test('where there are two cameras, a sentence chooses between them, and one that has no room says so', async () => {
  const seen = (isAside: boolean) => ({ ...bare, shots: [{ word: 0, size: 'wide' as const, isAside }] });
  const marks = [{ word: 0, mark: 'from the side' }];
  const sentences = [
    { ...seen(true), words: 'Come in.', fromSec: 0.2, untilSec: 1 },
    { ...seen(false), words: 'Have a look at this.', fromSec: 1.7, untilSec: 3, marks },
  ];
  const { user, server } = await open(aFinishedDraft(), {
    previewScene: () => data({ scene: {}, pictures: {}, audio_url: null, plan: { sentences, lost: [] } }),
  });
  expect(region().getByText('There is no room for "from the side" here, so the other camera films it.')).toBeDefined();
  region().getByRole('button', { name: 'Come in.' }).focus();
  await user.keyboard('v');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Camera of sentence 1: From the side');
  await user.click(region().getByRole('button', { name: 'Camera of sentence 1: From the side' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'From the front' }));
  await waitFor(() =>
    expect(server.lastCallTo('previewScene').body.output?.plan?.sentences[0]?.marks).toEqual([
      { word: 0, mark: 'from the front' },
    ]),
  );
});

test('one camera is no choice', async () => {
  await open();
  expect(region().queryByRole('button', { name: /^Camera of sentence/ })).toBeNull();
});

test('a picture says which sentence shows it, also beside the presenter', async () => {
  const picture = (shot: 'picture 1' | 'picture 2') => ({
    shot,
    url: `/api/media/${shot}.png`,
    name: '',
    focusX: 0.5,
    focusY: 0.5,
  });
  const content = aFinishedDraft();
  const shared = { shots: [{ word: 0, size: 'split 1' as const }], expression: 'neutral' as const };
  const sentences = [
    { ...bare, words: 'Come in.', fromSec: 0.2, untilSec: 1 },
    { ...bare, ...shared, words: 'Have a look at this.', fromSec: 1, untilSec: 3 },
  ];
  renderScreen('/create?step=3', {
    server: {
      ...wizardOf({
        ...content,
        output: { ...content.output, material: [picture('picture 1'), picture('picture 2')] },
      }),
      previewScene: () => data({ scene: {}, pictures: {}, audio_url: null, plan: { sentences, lost: [] } }),
    },
  });
  await screen.findByText('Have a look at this.');
  const pictures = within(screen.getByRole('region', { name: 'Pictures and clips' }));
  expect((await pictures.findByRole('button', { name: /^Picture 1/ })).textContent).toContain('Sentence 2');
  expect(pictures.getByRole('button', { name: /^Picture 2/ }).textContent).toContain('Not shown');
});

test('audio without words says when its pictures are shown, and why one is not', async () => {
  const content = aFinishedDraft();
  const picture = (shot: 'picture 1' | 'picture 2') => ({
    shot,
    url: `/api/media/${shot}.png`,
    name: '',
    focusX: 0.5,
    focusY: 0.5,
  });
  const scene = {
    shots: [
      { fromSec: 0, size: 'wide' },
      { fromSec: 2.5, size: 'picture 1' },
    ],
  };
  const { user } = renderScreen('/create?step=3', {
    server: {
      ...wizardOf({
        ...content,
        output: { ...content.output, material: [picture('picture 1'), picture('picture 2')] },
      }),
      previewScene: () => data({ scene, pictures: {}, audio_url: null, plan: { sentences: [], lost: [] } }),
    },
  });
  const pictures = within(await screen.findByRole('region', { name: 'Pictures and clips' }));
  await expect.poll(() => pictures.getByRole('button', { name: /^Picture 1/ }).textContent).toContain('At 0:02.5');
  expect(pictures.getByRole('button', { name: /^Picture 2/ }).textContent).toContain('Not shown');
  expect(pictures.getByText(/This audio has no words/)).toBeDefined();
  await user.click(pictures.getByRole('button', { name: /^Picture 2/ }));
  expect(pictures.queryByText(/in the script to show it/)).toBeNull();
});

test('a mark of the script is not changed in the plan', async () => {
  const { user } = await open();
  await user.click(region().getByRole('button', { name: 'Shot of sentence 1: Wide' }));
  expect(
    await screen.findByText('A mark in your script decides this. Change the words of the sentence.'),
  ).toBeDefined();
  expect(screen.queryByRole('menuitemradio')).toBeNull();
});

test('the keyboard goes from sentence to sentence, locks one, and takes it back', async () => {
  const { user, server } = await open();
  const planIn = () => server.lastCallTo('previewScene').body.output?.plan;
  region().getByRole('button', { name: 'Come in.' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Have a look at this.');
  await user.keyboard('l');
  await waitFor(() =>
    expect(planIn()?.sentences[1]?.marks).toEqual([
      { word: 0, mark: 'wide' },
      { word: 0, mark: 'neutral', isKept: true },
      { word: 0, mark: 'no gesture' },
    ]),
  );
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(region().getByRole('button', { name: /^Undo/ })).toHaveProperty('disabled', true));
  await user.keyboard('s');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Shot of sentence 2: Wide');
});

test('a sentence shows what is seen, and a press brings the kinds of which nothing is', async () => {
  const { user } = await open();
  const chips = () => region().queryAllByRole('button', { name: /^(Shot|Face|Hands|Figure) of sentence 2/ });
  expect(chips().map((chip) => chip.textContent)).toEqual(['Wide']);
  await user.click(region().getByRole('button', { name: 'Add to sentence 2' }));
  expect(chips().map((chip) => chip.textContent)).toEqual(['Wide', 'Neutral', 'No gesture', 'No figure']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Face of sentence 2: Neutral');
});

test('a press on the strip goes to a sentence, which is marked in the list', async () => {
  const { user } = await open();
  const marked = () => region().getAllByRole('listitem', { current: true });
  expect(marked()[0]?.textContent).toContain('Come in.');
  await user.click(region().getByRole('button', { name: 'Go to sentence 2' }));
  expect(marked()).toHaveLength(1);
  expect(marked()[0]?.textContent).toContain('Have a look at this.');
});

const SCRIPT = 'Come in. Have a look at this.';

test('words of a sentence change in place, where the change can be taken back', async () => {
  const finished = aFinishedDraft();
  const content = {
    ...finished,
    voice: { ...finished.voice, ttsText: SCRIPT },
    script: { ...finished.script, content: SCRIPT },
  };
  const { user, server, router } = await open(content, { generateSpeech: pending });
  const steps = () => within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('button');
  region().getByRole('button', { name: 'Have a look at this.' }).focus();
  await user.keyboard('w');
  const field = () => screen.getByRole('textbox', { name: 'Words of sentence 2' });
  await user.clear(field());
  await user.keyboard('{Enter}');
  expect(region().getByRole('alert').textContent).toContain('A sentence needs words');
  expect(server.callsTo('generateSpeech')).toHaveLength(0);
  await user.type(field(), '[[nodd] Look at this.');
  expect(screen.getByText(/Did you mean \[nod\]\?/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Write [nod] instead of [nodd]' }));
  await user.clear(field());
  await user.type(field(), 'Look at this.{Enter}');
  await waitFor(() => expect(server.lastCallTo('generateSpeech').body.msg).toBe('Come in. Look at this.'));
  expect(await screen.findByText('Some words are not spoken yet')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Speak the changes' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Speaking...' })).toBeDefined();
  expect(steps().at(-1)?.getAttribute('aria-current')).toBe('step');
  expect(router.state.location.search).toBe('?step=3');
  await user.click(region().getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('button', { name: 'Generate Video' })).toBeDefined();
});

test('words run in the direction of their own script', async () => {
  const { user } = await open();
  expect(screen.getByLabelText('Title').getAttribute('dir')).toBe('auto');
  expect(region().getByRole('button', { name: 'Come in.' }).getAttribute('dir')).toBe('auto');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect((await screen.findByLabelText('Script')).getAttribute('dir')).toBe('auto');
});
