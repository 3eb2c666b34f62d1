import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wizardOf } from '#testing/a-draft.ts';
import { aMemberOf } from '#testing/a-user.ts';
import { renderScreen } from '#testing/render-screen.tsx';

test('the wizard is not for viewers, who learn whom to ask', async () => {
  renderScreen('/create', { as: aMemberOf('Ines Duarte', 'viewer'), server: wizardOf() });
  expect(await screen.findByRole('heading', { name: 'You can watch, not create' })).toBeDefined();
  expect(screen.getByText(/^You are a viewer in the team of Ines Duarte/)).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
});
