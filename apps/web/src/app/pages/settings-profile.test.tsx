import type { Profile } from '@herald/contract/endpoints/profile';
import { errorTexts } from '@herald/contract/errors';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anAdministrator, aProfile, aUser } from '#testing/a-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { type Person, renderScreen } from '#testing/render-screen.tsx';
import { data, offline, pending, refuse } from '#testing/replies.ts';

const dana = {
  name: 'Dana Marie Whitfield',
  email: 'dana@northbeauty.co',
  bio: 'Runs North Beauty.',
  location: 'Oslo, Norway',
  website: 'https://northbeauty.co',
  company: 'North Beauty AS',
  created_at: '2026-03-04T12:00:00.000Z',
};

/** A server that keeps what it is told. */
function keeping(changes: Partial<Profile> = {}): Handlers {
  let kept = aProfile({ ...dana, ...changes });
  return {
    getSettingsProfile: () => data(kept),
    saveSettingsProfile: ({ body }) => {
      kept = aProfile({ ...kept, ...(body as Partial<Profile>) });
      return { ...data(kept), message: 'Your profile has been updated successfully.' };
    },
    uploadProfilePicture: () => data({ avatar_url: '/api/media/new.jpg' }),
  };
}

async function open({ server = keeping(), as = 'owner' }: { server?: Handlers; as?: Person } = {}) {
  const shown = renderScreen('/settings', { as, server });
  await screen.findByRole('button', { name: 'Save Changes' });
  return shown;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const send = (file: File) => fireEvent.change(picker(), { target: { files: [file] } });
const aFile = (type: string, sizeBytes = 10) => {
  const file = new File(['x'], 'me', { type });
  Object.defineProperty(file, 'size', { value: sizeBytes });
  return file;
};

describe('the profile', () => {
  test('says that it loads', async () => {
    renderScreen('/settings', { server: { getSettingsProfile: pending } });
    expect(await screen.findByText('Loading profile...')).toBeDefined();
  });

  test('says that it did not load, and tries again', async () => {
    const { server, user } = renderScreen('/settings', { server: { getSettingsProfile: offline } });
    expect((await screen.findAllByText('Failed to load profile data.')).length).toBeGreaterThan(0);
    server.answer(keeping());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: dana.name })).toBeDefined();
  });

  test('shows name, address, month of the sign-up and every field', async () => {
    await open();
    expect(screen.getByRole('heading', { name: dana.name, level: 2 })).toBeDefined();
    expect(screen.getByText('Joined March 2026')).toBeDefined();
    expect([field('First Name').value, field('Last Name').value]).toEqual(['Dana', 'Marie Whitfield']);
    expect([field('Email Address').value, field('Email Address').type]).toEqual([aUser().email, 'email']);
    expect(field('Email Address').readOnly).toBe(true);
    expect([field('Bio').value, field('Location').value]).toEqual([dana.bio, dana.location]);
    expect([field('Website').value, field('Website').type]).toEqual([dana.website, 'url']);
    expect(field('Company').value).toBe(dana.company);
    expect(screen.getByText('Account Created').nextElementSibling?.textContent).toBe('March 4, 2026');
    for (const title of ['Personal Information', 'Contact & Social']) {
      expect(screen.getByRole('heading', { name: title })).toBeDefined();
    }
  });

  test.each<[string, Person, string]>([
    ['an administrator', anAdministrator(), 'Administrator'],
    [
      'active plans',
      aUser({
        activePlans: [1, 2].map((n) => ({
          id: `00000000-0000-7000-8000-00000000000${n}`,
          name: `Plan ${n}`,
          slug: `P${n}`,
          ends_at: null,
        })),
      }),
      'Plan 1, Plan 2',
    ],
    ['a default plan', aUser({ activePlans: [] }), 'Free Edition'],
    ['no plan', aUser({ activePlans: [], default_plan: null, default_plan_name: null }), 'Free User'],
  ])('has the badge of %s', async (_, as, badge) => {
    await open({ as });
    const heading = screen.getByRole('heading', { name: dana.name, level: 2 });
    expect(heading.nextElementSibling?.firstElementChild?.textContent).toBe(badge);
  });

  test('joins the names on save and says so', async () => {
    const { user, server } = await open();
    await user.clear(field('First Name'));
    await user.type(field('First Name'), 'Dora');
    expect(screen.getByText('1 change is not saved')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile Updated')).toBeDefined();
    const { name, bio, location, website, company } = { ...dana, name: 'Dora Marie Whitfield' };
    expect(server.lastCallTo('saveSettingsProfile').body).toEqual({ name, bio, location, website, company });
    expect(await screen.findByRole('heading', { name })).toBeDefined();
    await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull());
    await waitFor(() => expect(server.callsTo('currentUser').length).toBeGreaterThan(1));
  });

  test('counts the bio as the server does, and says when it is too long', async () => {
    const { user, server } = await open({ server: keeping({ bio: '😀'.repeat(400) }) });
    expect(screen.getByText('400/500')).toBeDefined();
    expect(field('Bio').value).toBe('😀'.repeat(400));
    fireEvent.change(field('Bio'), { target: { value: 'x'.repeat(501) } });
    expect(await screen.findByText('501/500')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Please use at most 500 characters.')).toBeDefined();
    expect(server.callsTo('saveSettingsProfile')).toEqual([]);
  });

  test('marks the last name where both names together are too long, until they fit', async () => {
    const { user, server } = await open();
    fireEvent.change(field('First Name'), { target: { value: 'a'.repeat(110) } });
    fireEvent.change(field('Last Name'), { target: { value: 'b'.repeat(110) } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const words = 'First and last name can have 120 characters together.';
    expect(await screen.findByText(words)).toBeDefined();
    expect(field('Last Name').getAttribute('aria-invalid')).toBe('true');
    expect(server.callsTo('saveSettingsProfile')).toEqual([]);
    fireEvent.change(field('First Name'), { target: { value: 'Dana' } });
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  test('puts what the server says about the name under the first name', async () => {
    const words = 'Please leave web addresses out of the name.';
    const saveSettingsProfile = () => refuse('validation', { errors: { name: [words] } });
    const { user } = await open({ server: { ...keeping(), saveSettingsProfile } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(field('First Name').getAttribute('aria-invalid')).toBe('true');
  });

  test('says what a website may look like, and which pictures are taken', async () => {
    await open();
    expect(screen.getByText('A web address, for example example.com')).toBeDefined();
    expect(screen.getByText('JPG, PNG, WebP, GIF or BMP, max 5 MB, cut square')).toBeDefined();
  });

  test('puts the words of the server under their field', async () => {
    const words = 'Please enter a web address, for example https://example.com/offer.';
    const saveSettingsProfile = () => refuse('validation', { errors: { website: [words] } });
    const { user } = await open({ server: { ...keeping(), saveSettingsProfile } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(field('Website').getAttribute('aria-invalid')).toBe('true');
  });

  test('has words of its own for a failure without any', async () => {
    const saveSettingsProfile = () => refuse('internal', { message: errorTexts.unknown });
    const { user } = await open({ server: { ...keeping(), saveSettingsProfile } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to update profile.')).toBeDefined();
  });

  test('needs a first name', async () => {
    const { user, server } = await open();
    await user.clear(field('First Name'));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Please enter your first name.')).toBeDefined();
    expect(server.callsTo('saveSettingsProfile')).toEqual([]);
  });

  test('asks before what is typed is lost with the tab', async () => {
    const { user } = await open();
    await user.type(field('Company'), '!');
    await user.click(screen.getByRole('tab', { name: 'Preferences' }));
    expect(await screen.findByText('1 change is not saved.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('button', { name: 'Save Preferences' })).toBeDefined();
  });
});

describe('the profile picture', () => {
  test('is sent and shown', async () => {
    const { server } = await open();
    send(aFile('image/png'));
    expect(await screen.findByText('Avatar Updated')).toBeDefined();
    expect(server.lastCallTo('uploadProfilePicture').form?.get('avatar')).toBeInstanceOf(File);
    await waitFor(() => expect(document.querySelector('img[src="/api/media/new.jpg"]')).not.toBeNull());
  });

  test.each([
    ['application/pdf', 10, 'Invalid File Type', 'Please select an image file.'],
    ['image/png', 5 * 1024 * 1024 + 1, 'File Too Large', 'Please select an image smaller than 5MB.'],
  ])('is not sent as %s of %i bytes', async (type, sizeBytes, title, words) => {
    const { server } = await open();
    send(aFile(type, sizeBytes));
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
    expect(server.callsTo('uploadProfilePicture')).toEqual([]);
  });

  test('says that it did not arrive', async () => {
    await open({
      server: { ...keeping(), uploadProfilePicture: () => refuse('internal', { message: errorTexts.unknown }) },
    });
    send(aFile('image/png'));
    expect(await screen.findByText('Failed to upload avatar.')).toBeDefined();
  });

  test('can be removed', async () => {
    const { user, server } = await open({ server: keeping({ avatar_url: '/api/media/me.jpg' }) });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Avatar Updated')).toBeDefined();
    expect(server.lastCallTo('saveSettingsProfile').body).toEqual({ name: dana.name, avatar_url: null });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});
