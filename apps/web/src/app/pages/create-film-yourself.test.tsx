import type { PersonClip } from '@herald/contract/endpoints/clips';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aClip, aDraft, anAvatar, wizardOf } from '#testing/a-draft.ts';
import { aPersonClip, someClipRules, someFilmed } from '#testing/a-person-clip.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message, refuse } from '#testing/replies.ts';

const DANA = '00000000-0000-7000-8000-00000000c201';

function openFilming(clips: PersonClip[], more: Handlers = {}) {
  const content = aDraft({ avatar: { avatarType: 'filmed' } });
  const calls: Handlers = { clipRules: () => data(someClipRules), listClips: () => data(clips), ...more };
  return renderScreen('/create', { server: { ...wizardOf(content), ...calls } });
}

afterEach(() => void vi.useRealTimers());

describe('Film yourself', () => {
  test('stands between the library and photos, and says what to film', async () => {
    openFilming([]);
    await screen.findByRole('heading', { name: 'Be your own presenter' });
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual(['Create Custom', 'AI Influencer Library', 'Film yourself', 'Your photo', 'Face Studio']);
    expect(screen.getByText('One smile with teeth')).toBeDefined();
    expect(screen.getByText('Film yourself to go on')).toBeDefined();
  });

  test('goes on with half a file, and draws digits for a clip that is filmed with a phone', async () => {
    const half = aPersonClip({ state: 'receiving', received_bytes: 45, code: null, report: null, video_url: null });
    const digits = { ...half, id: '00000000-0000-7000-8000-00000000c102', received_bytes: 0, code: '0815' };
    const { user } = openFilming([half], { beginClip: () => data(digits) });
    await screen.findByText(/45% of me\.mov is here/, undefined);
    await user.click(screen.getByRole('checkbox', { name: 'This is me.' }));
    await user.click(screen.getByRole('button', { name: 'Film with a phone: get digits' }));
    expect(await screen.findByText('0815')).toBeDefined();
  });

  test('has its first button in the footer of a phone, which leads to the consent that is missing', async () => {
    const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
    happyDOM.setViewport({ width: 390 });
    const { user } = openFilming([]);
    const record = await screen.findByRole('button', { name: 'Record with camera' });
    expect(record.closest('footer')).not.toBeNull();
    await user.click(record);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'This is me.' }));
    happyDOM.setViewport({ width: 1024 });
  });

  test('marks on the stage what of a filmed face is redrawn', async () => {
    openFilming([]);
    await screen.findByRole('heading', { name: 'Be your own presenter' });
    expect(screen.getByText('Only this is redrawn')).toBeDefined();
  });

  test('shows the take on the stage without that mark', async () => {
    openFilming([aPersonClip()]);
    await screen.findByRole('button', { name: 'Make my presenter' });
    expect(screen.queryByText('Only this is redrawn')).toBeNull();
  });

  test('shows a clip that cannot be used with each second, why it matters and what to do', async () => {
    openFilming([aPersonClip({ state: 'refused', error: 'Only 3 s can be used.' })]);
    const found = await screen.findByRole('region', { name: 'What was found' });
    expect(within(found).getByText('4 s at 0:12')).toBeDefined();
    expect(within(found).getByText('Keep your lips closed, teeth a little apart.')).toBeDefined();
    expect(screen.getByText('Only 3 s can be used.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Record with camera' })).toBeDefined();
  });

  test.each<[string, Partial<PersonClip>]>([
    ['take', {}],
    ['clip', { state: 'refused', error: 'Only 3 s can be used.' }],
    ['clip', { state: 'preparing', report: null }],
  ])('asks before it deletes a %s', async (what, changes) => {
    const { user, server } = openFilming([aPersonClip(changes)], { deleteClip: () => message('Clip deleted.') });
    await user.click(await screen.findByRole('button', { name: `Delete ${what}` }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `Delete this ${what}?` }));
    expect(server.callsTo('deleteClip')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Be your own presenter' })).toBeDefined();
    expect(server.callsTo('deleteClip')).toHaveLength(1);
  });

  test('makes no presenter without a name and consent, and tells the server whose face it is', async () => {
    const sent: unknown[] = [];
    const makePresenter: Handlers['makePresenter'] = ({ body }) => {
      sent.push(body);
      return refuse('conflict', { message: 'This clip is a presenter already.' });
    };
    const { user } = openFilming([aPersonClip({ agreed: null })], { makePresenter });
    await user.click(await screen.findByRole('button', { name: 'Make my presenter' }));
    expect(screen.getByText('Please give your presenter a name.')).toBeDefined();
    expect(screen.getByText('Please confirm that you may use this face.')).toBeDefined();
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText('Name'), 'Dana');
    await user.click(screen.getByRole('radio', { name: 'Another person' }));
    await user.click(screen.getByRole('checkbox', { name: 'I have this person’s written consent.' }));
    await user.click(screen.getByRole('button', { name: 'Make my presenter' }));
    expect(await screen.findByText('This clip is a presenter already.')).toBeDefined();
    expect(sent).toEqual([{ name: 'Dana', look: '', consent: 'written', consent_version: '1', same_person: false }]);
  });

  test('asks nobody again who agreed before the clip was stored, and shows to what', async () => {
    const sent: unknown[] = [];
    const makePresenter: Handlers['makePresenter'] = ({ body }) => {
      sent.push(body);
      return refuse('conflict', { message: 'This clip is a presenter already.' });
    };
    const { user } = openFilming([aPersonClip({ agreed: 'written' })], { makePresenter });
    const given = await screen.findByRole('region', { name: 'Consent' });
    expect(given.textContent).toContain(someClipRules.consent.texts.written);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.type(screen.getByLabelText('Name'), 'Dana');
    await user.click(screen.getByRole('button', { name: 'Make my presenter' }));
    expect(await screen.findByText('This clip is a presenter already.')).toBeDefined();
    expect(sent).toEqual([{ name: 'Dana', look: '', same_person: false }]);
  });

  test('shows by itself that an administrator has let the presenter pass', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const waits = anAvatar({ id: DANA, name: 'Dana', kind: 'filmed', filmed: { ...someFilmed, check: 'waiting' } });
    const content = aDraft({ avatar: { avatarType: 'filmed', createdAvatarId: DANA } });
    const calls: Handlers = { clipRules: () => data(someClipRules), listClips: () => data([]) };
    const known: Handlers = { listAvatars: () => data([waits]), getAvatar: () => data(waits) };
    const { server } = renderScreen('/create', { server: { ...wizardOf(content), ...calls, ...known } });
    await screen.findByRole('heading', { name: 'Dana waits for an administrator Filmed' });
    server.answer({ getAvatar: () => data({ ...waits, filmed: someFilmed }) });
    vi.advanceTimersByTime(60_000);
    expect(await screen.findByRole('heading', { name: 'Dana can speak Filmed' })).toBeDefined();
  });

  test('has a presenter say a sentence, and plays it', async () => {
    const dana = anAvatar({
      id: DANA,
      name: 'Dana',
      display_name: 'Dana, Blue jacket',
      kind: 'filmed',
      filmed: someFilmed,
    });
    const content = aDraft({
      avatar: { avatarType: 'filmed', createdAvatarId: DANA },
      voice: { country: 'en', region: 'US' },
    });
    const said: unknown[] = [];
    const saying = { id: DANA, state: 'waiting', error: null, video_url: null, created_at: dana.created_at } as const;
    const server: Handlers = {
      ...wizardOf(content),
      ...{ clipRules: () => data(someClipRules), listClips: () => data([]) },
      ...{ listAvatars: () => data([dana]), getAvatar: () => data(dana) },
      generateSpeech: ({ body }) => {
        said.push(body.msg);
        return data(aClip());
      },
      filmSaying: ({ body }) => {
        said.push(body.audio_id);
        return data(saying);
      },
      getSaying: () => data({ ...saying, state: 'ready', video_url: '/api/media/said.mp4' }),
    };
    const { user } = renderScreen('/create', { server });
    await screen.findByRole('heading', { name: 'Dana can speak Filmed' });
    const field = screen.getByLabelText('Say something');
    await user.clear(field);
    await user.type(field, 'Try it today.{Enter}');
    const film = await screen.findByLabelText('Dana says your sentence', undefined);
    expect(film.getAttribute('src')).toBe('/api/media/said.mp4');
    expect(said).toEqual(['Try it today.', aClip().audio_id]);
  });

  test('names the person who gets another look, also after another tab, and gives them back on Cancel', async () => {
    // Says nothing yet: another clip than that of the test before.
    const filmed = { ...someFilmed, clip_id: DANA };
    const dana = anAvatar({ id: DANA, name: 'Dana', display_name: 'Dana', kind: 'filmed', filmed });
    const content = aDraft({ avatar: { avatarType: 'filmed', createdAvatarId: DANA } });
    const calls: Handlers = { clipRules: () => data(someClipRules), listClips: () => data([aPersonClip()]) };
    const known: Handlers = { listAvatars: () => data([dana]), getAvatar: () => data(dana) };
    const { user } = renderScreen('/create', { server: { ...wizardOf(content), ...calls, ...known } });
    await user.click(await screen.findByRole('button', { name: 'Add a look' }));
    expect(await screen.findByText('Another look of Dana')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Your photo' }));
    await user.click(screen.getByRole('tab', { name: 'Film yourself' }));
    const note = within(await screen.findByRole('note'));
    expect(screen.getByLabelText('Name of this look')).toBeDefined();
    await user.click(note.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Dana can speak Filmed' })).toBeDefined();
    expect(screen.queryByText('Film yourself to go on')).toBeNull();
  });

  test('adds a take as another look of somebody who was filmed before', async () => {
    const sent: unknown[] = [];
    const known = anAvatar({
      id: DANA,
      name: 'Dana',
      display_name: 'Dana',
      kind: 'filmed',
      is_own: true,
      filmed: someFilmed,
    });
    const { user } = openFilming([aPersonClip()], {
      listAvatars: () => data([known]),
      makePresenter: ({ body }) => {
        sent.push(body);
        return refuse('conflict', { message: 'This person has as many looks as there can be.' });
      },
    });
    await user.click(await screen.findByRole('combobox', { name: 'Person' }));
    await user.click(await screen.findByRole('option', { name: 'Dana' }));
    await user.click(screen.getByRole('button', { name: 'Add this look' }));
    expect(screen.getByText('Please give this look a name.')).toBeDefined();
    expect(screen.getByText('Please confirm that this clip shows the same person.')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Both pictures show the same person.' }));
    await user.type(screen.getByLabelText('Name of this look'), 'Blue jacket');
    await user.click(screen.getByRole('button', { name: 'Add this look' }));
    expect(await screen.findByText('This person has as many looks as there can be.')).toBeDefined();
    const whose = { person: DANA, look: 'Blue jacket', same_person: true };
    expect(sent).toEqual([{ name: '', ...whose }]);
  });
});
