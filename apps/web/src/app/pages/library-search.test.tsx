import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aVideo } from '#testing/a-video.ts';
import { libraryOf } from '#testing/library-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';

const said = aVideo({ title: 'The morning film' });
const named = aVideo({ title: 'All about bread' });
const line = [
  { text: 'Nobody bakes ', is_hit: false },
  { text: 'bread', is_hit: true },
  { text: ' at night.', is_hit: false },
];

function search(atSeconds: number | null) {
  const hits = [{ video_id: said.id, at_seconds: atSeconds, line }];
  return renderScreen('/projects?search=bread', { server: libraryOf([said, named], { hits }) });
}

async function lineOf({ title }: typeof said) {
  const card = within(await screen.findByRole('article', { name: title }));
  const mark = card.queryByText('bread', { selector: 'mark' });
  return mark?.parentElement?.textContent;
}

test('the field takes as many characters as a search, so that a long paste still finds or finds nothing', async () => {
  const { user, server } = renderScreen('/projects', { server: libraryOf([said]) });
  await screen.findByRole('article', { name: said.title });
  await user.click(screen.getByLabelText('Search videos'));
  await user.paste('x'.repeat(260));
  await waitFor(() => expect(server.lastCallTo('listVideos').query).toMatchObject({ search: 'x'.repeat(200) }));
  expect(screen.getByLabelText<HTMLInputElement>('Search videos').value).toHaveLength(200);
});

describe('a video that a search found', () => {
  test('says where it is said, and when', async () => {
    search(7.6);
    expect(await lineOf(said)).toBe('0:07Nobody bakes bread at night.');
  });

  test('says so in the list too', async () => {
    const { user } = search(7.6);
    await user.click(await screen.findByRole('radio', { name: 'List' }));
    expect(await lineOf(said)).toBe('0:07Nobody bakes bread at night.');
  });

  test('has no time where that is not known', async () => {
    search(null);
    expect(await lineOf(said)).toBe('Nobody bakes bread at night.');
  });

  test('has no line where its title says it', async () => {
    search(7.6);
    expect(await lineOf(named)).toBeUndefined();
  });
});
