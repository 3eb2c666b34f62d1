import { defaultPreferences } from '@herald/contract/endpoints/preferences';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aDraft, aFinishedDraft, anAvatar, startedVideo, wizardOf } from '#testing/a-draft.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held, message, offline, pending, refuse } from '#testing/replies.ts';

async function open(content = aDraft(), server: Handlers = {}, address = '/create') {
  const shown = renderScreen(address, { server: { ...wizardOf(content), ...server } });
  await screen.findByRole('heading', { name: 'Create Your UGC Video' });
  return shown;
}

const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
const currentStep = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('button')
    .find((step) => step.getAttribute('aria-current') === 'step')?.textContent;

describe('the wizard', () => {
  test('shows its shape while the draft is loading', async () => {
    renderScreen('/create', { server: { ...wizardOf(), getDraft: pending } });
    expect((await screen.findAllByText('Loading')).length).toBeGreaterThan(0);
  });

  test('is introduced with the words of the specification', async () => {
    await open();
    expect(screen.getByText('A simple 3-step process')).toBeDefined();
    const steps = within(screen.getByRole('list', { name: 'Steps' }));
    for (const text of ['Describe your character', 'Choose your AI voice', 'Create your video']) {
      expect(steps.getByText(text)).toBeDefined();
    }
  });

  test('offers another try when the draft did not load', async () => {
    const { user, server } = renderScreen('/create', { server: { ...wizardOf(), getDraft: offline } });
    expect(await screen.findByText('Your draft did not load')).toBeDefined();
    expect(screen.getByText('Your earlier work is safe.')).toBeDefined();
    server.answer(wizardOf());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Steps' })).toBeDefined();
  });

  test('is not for people who are signed out', async () => {
    const { path } = renderScreen('/create', { as: 'nobody' });
    await waitFor(() => expect(path()).toBe('/auth'));
  });

  test('folds its stage away and brings it back, in every browser', async () => {
    const savePreferences: Handlers['savePreferences'] = ({ body }) => ({ ...data(body), message: 'Saved.' });
    const { user, server } = await open(aDraft(), { savePreferences });
    const stage = () => screen.getByRole('complementary', { name: 'Stage' });
    const hide = within(stage()).getByRole('button', { name: 'Hide the stage', expanded: true });
    expect(within(stage()).getByText('Voice')).toBeDefined();
    await user.click(hide);
    const show = { name: 'Show the stage', expanded: false };
    await screen.findByRole('button', show);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', show)));
    expect(within(stage()).queryByText('Voice')).toBeNull();
    await waitFor(() => expect(server.lastCallTo('savePreferences').body.sidebarCollapsed).toBe(true));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(within(stage()).getByText('Voice')).toBeDefined());
    await waitFor(() => expect(server.lastCallTo('savePreferences').body.sidebarCollapsed).toBe(false));
  });

  test('shows the edge of its stage alone where another browser folded it', async () => {
    await open(aDraft(), { getPreferences: () => data({ ...defaultPreferences, sidebarCollapsed: true }) });
    expect(await screen.findByRole('button', { name: 'Show the stage' })).toBeDefined();
  });

  test('leads to My Projects from its bar', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'My Projects' }).getAttribute('href')).toBe('/projects');
  });

  test('opens the step that the draft was left at', async () => {
    await open(aFinishedDraft({ step: 2 }));
    await waitFor(() => expect(currentStep()).toContain('Voice'));
  });

  test('opens the step of the address when it may be reached', async () => {
    await open(aFinishedDraft(), {}, '/create?step=3');
    await waitFor(() => expect(currentStep()).toContain('Generate'));
  });

  test('goes back to the first step that is not done', async () => {
    const { router } = await open(aDraft(), {}, '/create?step=3');
    await waitFor(() => expect(currentStep()).toContain('Avatar'));
    await waitFor(() => expect(router.state.location.search).toBe('?step=1'));
  });

  test('steps that cannot be reached yet cannot be pressed', async () => {
    await open();
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole<HTMLButtonElement>('button');
    expect(steps.map(({ disabled }) => disabled)).toEqual([false, true, true]);
  });

  test('back is free', async () => {
    const { user } = await open(aFinishedDraft(), {}, '/create?step=2');
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(currentStep()).toContain('Avatar'));
  });
});

describe('step 1, a custom avatar', () => {
  const complete = {
    description: 'Warm',
    appearance: 'mixed',
    gender: 'female',
    age: 'adult',
    productImageUrl: '/api/media/p.jpg?expires=1&signature=a',
  };

  test('says what is missing', async () => {
    await open();
    expect(screen.getByText('Still missing: a description, a gender and 2 more')).toBeDefined();
    expect(next().disabled).toBe(true);
  });

  test('refuses to generate with the words of the specification', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: 'Generate avatar' }));
    expect(await screen.findByText('Please fill in all required fields.')).toBeDefined();
    expect(screen.getByText('Please describe your character.')).toBeDefined();
    expect(server.callsTo('generateAvatar')).toEqual([]);
  });

  test('starts the making when everything is there', async () => {
    const { user, server } = await open(aDraft({ avatar: complete }), {
      media: () => 'a picture',
      generateAvatar: () => ({ ...message('Started.'), jobId: startedVideo.video_id }),
      checkAvatarStatus: () => ({
        status: 'processing',
        success: true,
        data: {
          ...{ url: null, public_url: null, avatar_id: null, product_image_url: null, error: null },
          ...{ drawn_by: null, instead_reason: null },
        },
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Generate avatar' }));
    expect(await screen.findByRole('button', { name: 'Generating...' })).toBeDefined();
    await waitFor(() => expect(server.callsTo('checkAvatarStatus').length).toBeGreaterThan(0));
  });

  test('may go on once it has a picture', async () => {
    await open(aDraft({ avatar: { ...complete, customImageUrl: '/avatar.jpg' } }));
    await waitFor(() => expect(next().disabled).toBe(false));
    expect(screen.getByText('Next: write the script and choose a voice')).toBeDefined();
  });
});

describe('step 1, the library', () => {
  const library = () => aDraft({ avatar: { avatarType: 'library' } });

  test('says that it loads', async () => {
    await open(library(), { listAvatars: pending });
    expect(await screen.findByText('Loading avatars')).toBeDefined();
  });

  test('chooses an avatar and may go on', async () => {
    const { user } = await open(library());
    expect(next().disabled).toBe(true);
    await user.click(await screen.findByRole('radio', { name: 'Kofi' }));
    expect(await screen.findByText('Kofi is on the stage')).toBeDefined();
    await waitFor(() => expect(next().disabled).toBe(false));
  });

  test('says with the words of the specification that there are none', async () => {
    await open(library(), { listAvatars: () => data([]) });
    expect(await screen.findByRole('heading', { name: 'No AI Influencer avatars available' })).toBeDefined();
    expect(screen.getByText('Please check your API configuration')).toBeDefined();
  });

  test('offers another try when it did not load', async () => {
    const { user, server } = await open(library(), { listAvatars: () => refuse('conflict') });
    expect(await screen.findByText('Failed to load A2E avatars')).toBeDefined();
    server.answer({ listAvatars: () => data([anAvatar()]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'Kofi' })).toBeDefined();
  });

  test('tells smaller plans that there are more avatars', async () => {
    await open(library());
    expect(
      await screen.findByText('Your plan has the default avatars. Larger plans include the full library.'),
    ).toBeDefined();
  });

  test('shows twelve on a page', async () => {
    const many = Array.from({ length: 13 }, (_, at) =>
      anAvatar({ id: `a${at}`, avatar_id: `a${at}`, display_name: `Person ${at}` }),
    );
    const { user } = await open(library(), { listAvatars: () => data(many) });
    expect(await screen.findByText('1 to 12 of 13')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('13 to 13 of 13')).toBeDefined();
  });

  test('changing the source drops the choice', async () => {
    const { user } = await open(aFinishedDraft(), {}, '/create?step=1');
    await screen.findByText('Kofi is on the stage');
    await user.click(screen.getByRole('tab', { name: 'Create Custom' }));
    await waitFor(() => expect(next().disabled).toBe(true));
  });

  test('removes an avatar of the account after a question', async () => {
    const own = anAvatar({ id: startedVideo.video_id, display_name: 'Priya', is_own: true, type: 'custom' });
    const { user } = await open(library(), {
      listAvatars: () => data([own]),
      deleteAvatar: () => message('Removed.'),
    });
    await user.click(await screen.findByRole('radio', { name: 'Priya' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Priya' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Avatar removed')).toBeDefined();
  });
});

describe('step 2, the voice', () => {
  const spoken = { avatar: { avatarType: 'library' as const, selectedAvatarId: 'kofi', selectedAvatar: 'Kofi' } };
  const openVoice = (voice = {}, server: Handlers = {}) => open(aDraft({ ...spoken, voice }), server, '/create?step=2');

  test('needs a script', async () => {
    const { user, server } = await openVoice();
    await user.click(await screen.findByRole('button', { name: 'Generate Audio' }));
    expect(await screen.findByText('No Script Provided')).toBeDefined();
    expect(screen.getByText('Please enter your script to convert to speech')).toBeDefined();
    expect(server.callsTo('generateSpeech')).toEqual([]);
  });

  test('says that the audio is being made', async () => {
    const answer = held(refuse('internal'));
    const { user } = await openVoice({ ttsText: 'Pour it.' }, { generateSpeech: answer.handler });
    await screen.findByRole('radio', { name: /Ava/ });
    await user.click(screen.getByRole('button', { name: 'Generate Audio' }));
    expect(await screen.findByRole('button', { name: 'Generating audio...' })).toBeDefined();
    answer.release();
    expect(await screen.findByText('Generation Failed')).toBeDefined();
  });

  test('falls back on nine languages when the countries do not load', async () => {
    await openVoice({}, { listCountries: () => refuse('internal') });
    expect(await screen.findByText('Using default countries')).toBeDefined();
  });

  test('says that the regions did not load', async () => {
    await openVoice({}, { listRegions: () => refuse('internal') });
    expect(await screen.findByText('Failed to load regions')).toBeDefined();
  });

  test('offers another try when the voices did not load', async () => {
    const { user, server } = await openVoice({}, { listVoices: () => refuse('internal') });
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    server.answer(wizardOf(aDraft({ ...spoken })));
    await user.click(retry ?? expect.unreachable());
    expect(await screen.findByRole('radio', { name: /Ava/ })).toBeDefined();
  });

  test('says what a paid voice costs before the click', async () => {
    await openVoice(
      { ttsText: 'Pour it.' },
      {
        checkTtsLimits: ({ body }) =>
          data({
            allowed: true,
            reasons: [],
            language_note: '',
            script_characters: 8,
            script_characters_limit: 1000,
            estimated_seconds: 1,
            video_seconds_limit: 60,
            videos_left: 7,
            cost: [
              {
                what: 'speech',
                service: `ElevenLabs, ${body.region}`,
                units: 8,
                price_micros: 20_000_000,
                price_per: 'million_characters',
                amount_micros: 160,
                is_kept: false,
                is_over_cap: false,
              },
            ],
          }),
      },
    );
    expect(await screen.findByText('About $0.00016 by ElevenLabs, US.')).toBeDefined();
  });

  test('counts the words of the script', async () => {
    const { user } = await openVoice();
    await user.type(await screen.findByLabelText('Script'), 'Pour it');
    expect(await screen.findByText('2 words')).toBeDefined();
  });

  test('shows why the plan refuses a script', async () => {
    await openVoice(
      { ttsText: 'Too long.' },
      {
        checkTtsLimits: () =>
          data({
            allowed: false,
            reasons: ['Your plan allows 60 seconds.'],
            language_note: '',
            script_characters: 9,
            script_characters_limit: 1000,
            estimated_seconds: 90,
            video_seconds_limit: 60,
            videos_left: 7,
            cost: [],
          }),
      },
    );
    expect(await screen.findByText('Your plan allows 60 seconds.')).toBeDefined();
  });

  test('may go on once there is a sound', async () => {
    await open(aFinishedDraft(), {}, '/create?step=2');
    await waitFor(() => expect(next().disabled).toBe(false));
  });

  test('says that the script has changed since the sound was made', async () => {
    const { user } = await open(aFinishedDraft(), {}, '/create?step=2');
    await user.type(await screen.findByLabelText('Script'), ' Wait.');
    expect(await screen.findByText('The script has changed since this audio was made.')).toBeDefined();
    expect(next().disabled).toBe(true);
  });
});
