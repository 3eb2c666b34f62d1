import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aVideo } from '#testing/a-video.ts';
import { VideoPoster } from './video-poster.tsx';

test('a low film has its length beside it, not on its captions', () => {
  const metadata = { gif_url: null, width: 720, height: 720, size_bytes: null };
  const thumbnail_url = '/poster.jpg';
  const { container } = render(
    <VideoPoster video={aVideo({ duration: 84, metadata, thumbnail_url })} isHovered={false} />,
  );
  const frame = container.querySelector('img')?.parentElement;
  expect(frame?.contains(screen.getByText('1:24'))).toBe(false);
});
