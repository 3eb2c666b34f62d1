import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aPublicVideo } from '#testing/a-public-video.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { siteInfo } from '#testing/render-screen.tsx';
import { renderWatch, renderWatchOf } from '#testing/render-watch.tsx';
import { data, held, message, refuse } from '#testing/replies.ts';

const film = () => screen.getByLabelText<HTMLVideoElement>('Cold brew in four minutes');

describe('the player', () => {
  test('shows the length before it plays', async () => {
    renderWatchOf();
    expect(screen.getByText('0:00 / 1:24')).toBeDefined();
  });

  test('shows --:-- while the length is not known', async () => {
    renderWatchOf({ duration: null });
    expect(screen.getByText('0:00 / --:--')).toBeDefined();
  });

  test('plays and pauses', async () => {
    const { user } = renderWatchOf({ slug: 'played' }, { viewVideoBySlug: () => data({ views: 1 }) });
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(film().paused).toBe(true);
  });

  test('turns the sound off and on', async () => {
    const { user } = renderWatchOf();
    await user.click(screen.getByRole('button', { name: 'Mute' }));
    expect(film().muted).toBe(true);
    fireEvent(film(), new Event('volumechange'));
    expect(await screen.findByRole('button', { name: 'Unmute' })).toBeDefined();
  });

  test('has no captions button without captions', async () => {
    renderWatchOf();
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull();
  });

  test('asks for a fresh address when the file is broken', async () => {
    const { server } = renderWatchOf(
      {},
      { publicVideo: () => data(aPublicVideo({ video_url: '/api/media/fresh.mp4' })) },
    );
    fireEvent.error(film());
    await waitFor(() => expect(film().getAttribute('src')).toBe('/api/media/fresh.mp4'));
    expect(server.callsTo('publicVideo').length).toBe(1);
  });
});

describe('counting views', () => {
  test('the first play is counted and the count is shown', async () => {
    const { server } = renderWatchOf({ slug: 'counted-once', views: 4 }, { viewVideoBySlug: () => data({ views: 5 }) });
    fireEvent.play(film());
    expect(await screen.findByText('5 views')).toBeDefined();
    const { params, body } = server.lastCallTo('viewVideoBySlug');
    expect([params, body]).toEqual([{ slug: 'counted-once' }, { session: 'a session' }]);
  });

  test('what was seen begins where the film stood, also if a busy page hears of the start later', async () => {
    const { server } = renderWatchOf(
      { slug: 'heard-late', views: 4 },
      { viewVideoBySlug: () => data({ views: 5 }), savePlay: () => message('Saved') },
    );
    const player = film();
    const now = (sec: number, paused: boolean) => {
      Object.defineProperties(player, {
        duration: { configurable: true, value: 10 },
        currentTime: { configurable: true, writable: true, value: sec },
        paused: { configurable: true, value: paused },
      });
    };
    now(0.6, false);
    fireEvent.play(player);
    await screen.findByText('5 views');
    now(0.9, true);
    fireEvent.pause(player);
    await waitFor(() => expect(server.callsTo('savePlay').length).toBe(1));
    const { seen, watched_seconds } = server.lastCallTo('savePlay').body;
    expect([seen, watched_seconds]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0.9]);
  });

  test('a short film that is over before a busy page hears of its start was seen as a whole', async () => {
    const { server } = renderWatchOf(
      { slug: 'over-at-once', views: 4 },
      { viewVideoBySlug: () => data({ views: 5 }), savePlay: () => message('Saved') },
    );
    const player = film();
    Object.defineProperties(player, {
      duration: { configurable: true, value: 1 },
      currentTime: { configurable: true, writable: true, value: 1 },
      paused: { configurable: true, value: true },
    });
    fireEvent.play(player);
    await screen.findByText('5 views');
    fireEvent.ended(player);
    await waitFor(() => expect(server.callsTo('savePlay').length).toBe(1));
    const { seen, watched_seconds } = server.lastCallTo('savePlay').body;
    expect([seen.length, watched_seconds]).toEqual([100, 1]);
  });

  test('a second play of the same visit is not', async () => {
    const { server } = renderWatchOf({ slug: 'counted-twice' }, { viewVideoBySlug: () => data({ views: 1 }) });
    fireEvent.play(film());
    await screen.findByText('1 view');
    fireEvent.play(film());
    expect(server.callsTo('viewVideoBySlug').length).toBe(1);
  });

  test('a play that could not be counted is counted with the next', async () => {
    const { server } = renderWatchOf({ slug: 'counted-later' }, { viewVideoBySlug: () => refuse('internal') });
    fireEvent.play(film());
    await waitFor(() => expect(server.callsTo('viewVideoBySlug').length).toBe(1));
    server.answer({ viewVideoBySlug: () => data({ views: 9 }) });
    const played = () => {
      fireEvent.play(film());
      return screen.queryByText('9 views');
    };
    await expect.poll(played).not.toBeNull();
  });
});

describe('a video with a password', () => {
  const locked = (server: Handlers = {}) => renderWatch({ server, page: { isLocked: true } });

  test('asks for it', async () => {
    locked();
    expect(await screen.findByRole('heading', { name: 'This video is protected' })).toBeDefined();
  });

  test('asks for it where only the API knows of the password', async () => {
    renderWatch({ server: { publicVideo: () => refuse('watch_password_required') } });
    expect(await screen.findByRole('heading', { name: 'This video is protected' })).toBeDefined();
  });

  test('needs one', async () => {
    const { user, server } = locked();
    await user.click(screen.getByRole('button', { name: 'Watch video' }));
    expect(await screen.findByText('Please enter the password.')).toBeDefined();
    expect(server.callsTo('unlockVideo')).toEqual([]);
  });

  test('says that it is wrong and puts the focus back', async () => {
    const { user } = locked({ unlockVideo: () => refuse('watch_password_wrong') });
    await user.type(screen.getByLabelText('Password'), 'guess');
    await user.click(screen.getByRole('button', { name: 'Watch video' }));
    expect(await screen.findByText('Wrong password. Please try again.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });

  test('opens with the right one', async () => {
    const answer = held(data(aPublicVideo()));
    const { user, server } = locked({ unlockVideo: answer.handler });
    await user.type(screen.getByLabelText('Password'), 'open-sesame{Enter}');
    expect(await screen.findByRole('button', { name: 'Opening…' })).toBeDefined();
    answer.release();
    expect(await screen.findByRole('heading', { name: 'Cold brew in four minutes' })).toBeDefined();
    expect(server.lastCallTo('unlockVideo').body).toEqual({ password: 'open-sesame' });
  });
});

describe('sharing', () => {
  test('shows the address and copies it', async () => {
    const { user } = renderWatchOf();
    const link = `${location.origin}/watch/cold-brew`;
    expect(screen.getByLabelText<HTMLInputElement>('Share link').value).toBe(link);
    await user.click(screen.getByRole('button', { name: 'Copy Link' }));
    expect(await screen.findByText('Video link copied to clipboard!')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  test.each(['Facebook', 'Twitter', 'WhatsApp'])('%s opens a window of its own', async (target) => {
    const openWindow = vi.fn();
    vi.stubGlobal('open', openWindow);
    const { user } = renderWatchOf();
    await user.click(screen.getByRole('button', { name: target }));
    expect(openWindow.mock.calls[0]?.[0]).toContain(encodeURIComponent(`${location.origin}/watch/cold-brew`));
  });

  test('the menu in the head has five ways', async () => {
    const { user } = renderWatchOf();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    for (const name of ['Facebook', 'WhatsApp', 'Twitter', 'Copy Link', 'More Options']) {
      expect(await screen.findByRole('menuitem', { name })).toBeDefined();
    }
  });

  test('a code to embed comes from the server', async () => {
    const { user } = renderWatchOf(
      {},
      {
        oembed: () => ({
          version: '1.0',
          type: 'video',
          provider_name: 'Herald',
          provider_url: '',
          title: '',
          thumbnail_url: '',
          thumbnail_width: 1,
          thumbnail_height: 1,
          width: 360,
          height: 640,
          html: '<iframe src="x"></iframe>',
        }),
      },
    );
    await user.click(screen.getByRole('button', { name: 'Embed code' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Embed code').value).toBe('<iframe src="x"></iframe>'),
    );
  });

  test('asks for a code in the shape on the page', async () => {
    const inShape = (aspect_ratio: '9:16' | '16:9', width: number, height: number) => ({
      aspect_ratio,
      width,
      height,
      video_url: '/v.mp4',
      thumbnail_url: null,
      download_url: null,
      size_bytes: 1,
    });
    const files = [inShape('9:16', 720, 1280), inShape('16:9', 1280, 720)];
    const { user, server } = renderWatchOf({ files }, { oembed: () => refuse('not_found') });
    await user.click(screen.getByRole('button', { name: '16:9' }));
    await user.click(screen.getByRole('button', { name: 'Embed code' }));
    await waitFor(() =>
      expect(server.lastCallTo('oembed').query).toMatchObject({ aspect_ratio: '16:9', maxwidth: 640 }),
    );
  });

  test('says when the code to embed could not be made', async () => {
    const { user } = renderWatchOf({}, { oembed: () => refuse('not_found') });
    await user.click(screen.getByRole('button', { name: 'Embed code' }));
    expect(await screen.findByText('We couldn’t load the code. Please close this dialog and try again.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy code' }).disabled).toBe(true);
  });

  test('a QR code can be saved', async () => {
    const { user } = renderWatchOf();
    await user.click(screen.getByRole('button', { name: 'QR code' }));
    const link = await screen.findByRole('link', { name: 'Save as SVG' });
    expect(link.getAttribute('href')).toBe('/watch/cold-brew/qr.svg');
  });

  test('neither embed nor QR code is offered for a video that not everybody may see', async () => {
    renderWatch({ server: { publicVideo: () => data(aPublicVideo()) } });
    await screen.findByRole('heading', { name: 'Cold brew in four minutes' });
    expect(screen.queryByRole('button', { name: 'Embed code' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'QR code' })).toBeNull();
  });
});

describe('reporting a video', () => {
  async function report(server: Handlers = {}) {
    const shown = renderWatchOf({}, server);
    await shown.user.click(screen.getByRole('button', { name: 'Report this video' }));
    await screen.findByRole('dialog', { name: 'Report this video' });
    return shown;
  }
  const send = () => screen.getByRole('button', { name: 'Send report' });

  test('asks for an address only where a mail can be sent', async () => {
    await report();
    expect(await screen.findByLabelText(/Your email address/)).toBeDefined();
    cleanup();
    const { server } = await report({ siteInfo: () => data({ ...siteInfo, sends_mail: false }) });
    await waitFor(() => expect(server.callsTo('siteInfo').length).toBe(1));
    expect(screen.queryByLabelText(/Your email address/)).toBeNull();
  });

  test('needs a reason', async () => {
    const { user, server } = await report();
    await user.click(send());
    expect(await screen.findByText('Please choose what is wrong.')).toBeDefined();
    expect(server.callsTo('reportVideo')).toEqual([]);
  });

  test('sends reason and details', async () => {
    const { user, server } = await report({ reportVideo: () => message('Thank you.') });
    await user.click(screen.getByRole('radio', { name: 'It is spam' }));
    await user.type(screen.getByLabelText(/What should we know/), 'At 0:12.');
    await user.click(send());
    expect(await screen.findByText('Report sent')).toBeDefined();
    expect(server.lastCallTo('reportVideo').body).toEqual({
      reason: 'spam',
      details: 'At 0:12.',
      session: 'a session',
    });
  });

  test('refuses a part that ends before it begins', async () => {
    const { user, server } = await report();
    await user.click(screen.getByRole('radio', { name: 'It is spam' }));
    await user.type(screen.getByLabelText(/^From/), '0:02');
    await user.type(screen.getByLabelText(/^To/), '0:01');
    await user.click(send());
    expect(await screen.findByText('The end comes before the beginning.')).toBeDefined();
    expect(screen.getByLabelText(/^To/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(/^From/).getAttribute('aria-invalid')).toBeNull();
    expect(server.callsTo('reportVideo')).toEqual([]);
  });

  test('says at the field which time it cannot read, and goes there', async () => {
    const { user, server } = await report();
    await user.click(screen.getByRole('radio', { name: 'It is spam' }));
    await user.type(screen.getByLabelText(/^From/), 'soon');
    await user.click(send());
    const from = screen.getByLabelText(/^From/);
    expect(from.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(from);
    expect(screen.getByText('Write minutes and seconds, for example 0:12.').id).toBe(
      from.getAttribute('aria-describedby'),
    );
    expect(screen.getByLabelText(/^To/).getAttribute('aria-invalid')).toBeNull();
    expect(server.callsTo('reportVideo')).toEqual([]);
  });

  test('says why it was refused and keeps what was typed', async () => {
    const { user } = await report({ reportVideo: () => refuse('rate_limited') });
    await user.click(screen.getByRole('radio', { name: 'It is spam' }));
    await user.click(send());
    expect(await screen.findByText('Rate limit exceeded. Please try again later.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'It is spam' }).checked).toBe(true);
  });
});

describe('the transcript', () => {
  const captions_url = '/api/media/film.vtt?expires=1&signature=a';
  const file = 'WEBVTT\n\n00:00.000 --> 00:01.500\nPour it over ice.\n\n00:01.500 --> 00:03.000\nWait a little.\n';

  test('shows what is said, and when', async () => {
    renderWatchOf({ captions_url }, { media: () => file });
    const transcript = await screen.findByRole('region', { name: 'Transcript' });
    expect(within(transcript).getByText('Pour it over ice.')).toBeDefined();
    expect(within(transcript).getByText('0:01')).toBeDefined();
  });

  test('jumps to a line that is pressed', async () => {
    const { user } = renderWatchOf({ captions_url }, { media: () => file });
    vi.spyOn(film(), 'play').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: /Wait a little\./ }));
    expect(film().currentTime).toBe(1.5);
  });

  test('takes a reader whose film is out of sight back to it', async () => {
    const { user } = renderWatchOf({ captions_url }, { media: () => file });
    vi.spyOn(film(), 'play').mockResolvedValue();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const line = await screen.findByRole('button', { name: /Wait a little\./ });
    await user.click(line);
    expect(scroll).not.toHaveBeenCalled();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -700, 390, 650));
    await user.click(line);
    const theatre = scroll.mock.contexts.at(-1);
    expect(theatre instanceof Element && theatre.contains(film()) && !theatre.contains(line)).toBe(true);
  });

  test('folds the script of the details, which says the same', async () => {
    const script = { content: 'Pour it over ice. Wait a little.' };
    const made = { ...aPublicVideo().generation_data, script };
    const { user } = renderWatchOf({ captions_url, generation_data: made }, { media: () => file });
    await screen.findByRole('region', { name: 'Transcript' });
    expect(screen.queryByText(script.content)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the whole script', expanded: false }));
    expect(screen.getByText(script.content)).toBeDefined();
  });

  test('is left out when the captions do not come', async () => {
    const { server } = renderWatchOf({ captions_url }, { media: () => refuse('media_link_invalid') });
    await waitFor(() => expect(server.callsTo('media').length).toBe(1));
    expect(screen.queryByRole('region', { name: 'Transcript' })).toBeNull();
  });
});
