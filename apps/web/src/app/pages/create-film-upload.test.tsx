import type { PersonClip } from '@herald/contract/endpoints/clips';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { connection } from '#lib/api.ts';
import { type KeptFile, keptFiles } from '#lib/kept-files.ts';
import { aDraft, wizardOf } from '#testing/a-draft.ts';
import { aPersonClip, someClipRules } from '#testing/a-person-clip.ts';
import { aUser } from '#testing/a-user.ts';
import { aVideoPage } from '#testing/a-video.ts';
import { connectCamera } from '#testing/fake-camera.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held, message, offline, refuse } from '#testing/replies.ts';

afterEach(() => void vi.restoreAllMocks());

const begun = aPersonClip({ state: 'receiving', received_bytes: 0, report: null, video_url: null, poster_url: null });
const waiting: PersonClip = { ...begun, state: 'waiting' };
const agreed = { id: begun.id, consent: 'me' as const, consentVersion: '1' };
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A browser whose database has these files. */
function keeping(files: KeptFile[] = []) {
  vi.spyOn(keptFiles, 'list').mockResolvedValue(files);
  vi.spyOn(keptFiles, 'keep').mockResolvedValue(true);
  return vi.spyOn(keptFiles, 'drop').mockResolvedValue(undefined);
}

function open(server: Handlers) {
  const content = aDraft({ avatar: { avatarType: 'filmed' } });
  const calls: Handlers = {
    clipRules: () => data(someClipRules),
    listClips: () => data([]),
    beginClip: () => data(begun),
    sendClipPiece: () => data(waiting),
    ...server,
  };
  return renderScreen('/create', { server: { ...wizardOf(content), ...calls } });
}

async function upload(server: Handlers = {}) {
  const shown = open(server);
  await shown.user.click(await screen.findByRole('checkbox', { name: 'This is me.' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.unreachable();
  await shown.user.upload(input, new File(['a clip'], 'me.mp4', { type: 'video/mp4' }));
  return shown;
}

async function film(server: Handlers = {}) {
  connectCamera();
  const shown = open(server);
  await shown.user.click(await screen.findByRole('checkbox', { name: 'This is me.' }));
  await shown.user.click(screen.getByRole('button', { name: 'Record with camera' }));
  await shown.user.click(await screen.findByRole('button', { name: /^Start recording/ }));
  return shown;
}

async function record(server: Handlers = {}) {
  const shown = await film(server);
  await shown.user.click(await screen.findByRole('button', { name: /^Stop/ }));
  return shown;
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('a clip', () => {
  test('is neither filmed nor sent before somebody has agreed', async () => {
    const { user, server } = open({});
    for (const name of ['Record with camera', 'Upload a clip', 'Film with a phone: get digits']) {
      await user.click(await screen.findByRole('button', { name }));
    }
    const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.unreachable();
    await user.upload(input, new File(['a clip'], 'me.mp4', { type: 'video/mp4' }));
    expect(screen.getByText('Please confirm that you may use this face.')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Record a clip' })).toBeNull();
    expect(server.callsTo('beginClip')).toEqual([]);
  });

  test('tells the server with its beginning who agreed to what', async () => {
    const { server } = await upload();
    expect(await screen.findByText('Waits for its turn')).toBeDefined();
    const body = { source: 'upload', with_code: false, consent: 'me', consent_version: '1', use: 'presenter' };
    expect(server.lastCallTo('beginClip').body).toEqual(body);
  });
});

describe('a clip on its way', () => {
  test('goes on while another tab is shown, and lets nobody close the page unasked', async () => {
    const sending = held(data(waiting));
    const { user, server } = await upload({ sendClipPiece: sending.handler });
    expect(await screen.findByText('Uploading, 50%')).toBeDefined();
    await user.click(tab('Your photo'));
    expect(isAsked()).toBe(true);
    await user.click(tab('Film yourself'));
    expect(await screen.findByText('Uploading, 50%')).toBeDefined();
    sending.release();
    expect(await screen.findByText('Waits for its turn')).toBeDefined();
    expect([server.callsTo('beginClip').length, server.callsTo('sendClipPiece').length]).toEqual([1, 1]);
    expect(isAsked()).toBe(false);
  });

  test('that a server in trouble stopped goes on by a button', async () => {
    const { user, server } = await upload({ sendClipPiece: () => refuse('unavailable') });
    expect(await screen.findByText(/^The server cannot be reached\. The upload goes on by itself/)).toBeDefined();
    server.answer({ sendClipPiece: () => data(waiting), getClip: () => data(begun) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Waits for its turn')).toBeDefined();
  });

  test('goes on by itself once the server is back', async () => {
    const { server } = await upload({ beginClip: offline, ready: offline });
    await screen.findByText(/^The server cannot be reached\. The upload goes on by itself/);
    await waitFor(() => expect(connection.state.read().isAway).toBe(true));
    server.answer({ beginClip: () => data(begun), ready: () => data({ database: 'up' }) });
    await connection.tryNow();
    expect(await screen.findByText('Waits for its turn')).toBeDefined();
  });

  test('that is no video is refused where another one can be chosen', async () => {
    await upload({ sendClipPiece: () => refuse('unsupported_media_type', { message: 'Please use MP4.' }) });
    expect(await screen.findByText('Please use MP4.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Upload a clip' })).toBeDefined();
  });
});

describe('leaving while the camera records', () => {
  /** Films, and presses the browser's Back. */
  async function goBack(rules = someClipRules) {
    const shown = await film({ clipRules: () => data(rules), listVideos: () => data(aVideoPage([])) });
    await screen.findByRole('button', { name: /^Stop/ });
    await act(() => shown.router.navigate('/projects'));
    return { ...shown, dialog: within(await screen.findByRole('alertdialog', { name: 'Leave the recording?' })) };
  }

  test('asks first, and films on', async () => {
    keeping();
    const { user, dialog, path, server } = await goBack();
    expect(dialog.getByText('A clip needs 10 s, so what you filmed so far is thrown away.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Go on filming' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^Stop/ })).toBeDefined();
    expect([path(), server.callsTo('sendClipPiece')]).toEqual(['/create', []]);
  });

  test('throws away what is too short for a clip only where that is confirmed', async () => {
    keeping();
    const { user, dialog, path, server } = await goBack();
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/projects'));
    expect(server.callsTo('sendClipPiece')).toEqual([]);
  });

  test('keeps and sends a take that is long enough, and goes where it was headed', async () => {
    keeping();
    const { user, dialog, path, server } = await goBack({ ...someClipRules, shortest_sec: 0 });
    await user.click(dialog.getByRole('button', { name: 'Keep it and leave' }));
    await waitFor(() => expect(path()).toBe('/projects'));
    await waitFor(() => expect(server.callsTo('sendClipPiece')).toHaveLength(1));
  });
});

describe('a clip begun before', () => {
  test.each([
    ['is filmed under the consent it began with', 'me', false],
    ['is not filmed under another consent than it began with', 'written', true],
  ] as const)('%s', async (_, consent, isNew) => {
    keeping();
    const { server } = await record({
      listClips: () => data([{ ...begun, source: 'recording', agreed: consent }]),
    });
    await waitFor(() => expect(server.callsTo('sendClipPiece')).toHaveLength(1));
    expect(server.callsTo('beginClip').length > 0).toBe(isNew);
  });
});

describe('a take of the camera', () => {
  test('is kept in this browser until the server has it, also when its upload is refused', async () => {
    const drop = keeping();
    const { user, server } = await record({ sendClipPiece: () => refuse('storage_full') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    expect(keptFiles.keep).toHaveBeenCalledWith(expect.objectContaining({ owner: aUser().id, clip: agreed }));
    expect(screen.getByText(/This browser keeps the take for 7 days/)).toBeDefined();
    await user.click(tab('Your photo'));
    await user.click(tab('Film yourself'));
    server.answer({ sendClipPiece: () => data(waiting), getClip: () => data(begun) });
    expect(drop).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Waits for its turn')).toBeDefined();
    expect(drop).toHaveBeenCalledOnce();
  });

  test('asks before the page closes where the browser cannot keep it', async () => {
    const { user } = await record({
      sendClipPiece: () => refuse('unavailable'),
      deleteClip: () => message('Deleted.'),
    });
    expect(await screen.findByText(/this browser cannot keep the take for later/)).toBeDefined();
    await screen.findByRole('button', { name: 'Try again' });
    expect(isAsked()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Delete take' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this take?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: 'Record with camera' })).toBeDefined();
    expect(isAsked()).toBe(false);
  });

  test('asks before the page closes while it is recorded', async () => {
    connectCamera();
    const { user } = open({});
    await user.click(await screen.findByRole('checkbox', { name: 'This is me.' }));
    await user.click(screen.getByRole('button', { name: 'Record with camera' }));
    expect(isAsked()).toBe(false);
    await user.click(await screen.findByRole('button', { name: /^Start recording/ }));
    expect(isAsked()).toBe(true);
  });

  test('is replaced by a file where the camera is refused, and nothing stands in the way of the reason', async () => {
    connectCamera(false);
    const { user } = open({});
    await user.click(await screen.findByRole('checkbox', { name: 'This is me.' }));
    await user.click(screen.getByRole('button', { name: 'Record with camera' }));
    const recorder = within(await screen.findByRole('region', { name: 'Record a clip' }));
    expect((await recorder.findByRole('alert')).textContent).toMatch(/^The browser may not use the camera\./);
    expect(recorder.queryByLabelText('Your camera, mirrored')).toBeNull();
    expect(recorder.queryByText('Mirrored, as you see yourself')).toBeNull();
    expect(recorder.getByRole('button', { name: 'Try the camera again' })).toBeDefined();
    expect(recorder.getByRole('button', { name: 'Upload a clip' })).toBeDefined();
    const input = document.querySelector<HTMLInputElement>('section > * input[type=file]') ?? expect.unreachable();
    await user.upload(input, new File(['a clip'], 'me.mp4', { type: 'video/mp4' }));
    expect(await screen.findByText('Waits for its turn')).toBeDefined();
  });

  test('can be begun again where the server refused to begin', async () => {
    connectCamera();
    const { user, server } = open({ beginClip: () => refuse('unavailable') });
    await user.click(await screen.findByRole('checkbox', { name: 'This is me.' }));
    await user.click(screen.getByRole('button', { name: 'Record with camera' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer({ beginClip: () => data(begun) });
    await user.click(again);
    expect(await screen.findByRole('button', { name: /^Start recording/ })).toBeDefined();
  });

  test('of an earlier visit is sent, as a new clip where the server has forgotten the first', async () => {
    const file = new File(['a take'], 'take.webm', { type: 'video/webm' });
    const drop = keeping([{ id: 'kept', owner: aUser().id, keptMs: 0, file, facts: {}, clip: agreed }]);
    const { server } = open({ getClip: () => refuse('not_found') });
    expect(await screen.findByText('Waits for its turn')).toBeDefined();
    expect(server.lastCallTo('beginClip').body).toMatchObject({ source: 'recording', with_code: false, consent: 'me' });
    expect(drop).toHaveBeenCalledWith('kept');
  });
});
