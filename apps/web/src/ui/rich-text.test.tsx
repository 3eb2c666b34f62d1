import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

const html = '<p>Watch this</p><div data-youtube="M7lc1UVf-VE"></div>';
const play = () => screen.getByRole('button', { name: 'Play the YouTube video' });

test('a video stays when the page is drawn again', () => {
  const { rerender } = render(<RichText html={html} />);
  rerender(<RichText html={html} className="mt-8" />);
  expect(play()).toBeDefined();
  rerender(<RichText html={`${html}<p>More</p>`} />);
  expect(play()).toBeDefined();
});
