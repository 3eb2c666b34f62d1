import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TemplateStrip } from './template-strip.tsx';

test('a press on a moment of the strip goes there, and the moment that is shown is marked', async () => {
  const gone: number[] = [];
  const moments = [1, 3, 5, 7, 9];
  render(
    <TemplateStrip
      moments={moments}
      stills={undefined}
      aspect={9 / 16}
      nowSec={5.2}
      onGoTo={(sec) => gone.push(sec)}
    />,
  );
  const marked = screen.getAllByRole('button').filter((tile) => tile.getAttribute('aria-current') === 'true');
  expect(marked.map((tile) => tile.getAttribute('aria-label'))).toEqual(['Go to 0:05']);
  await userEvent.click(screen.getByRole('button', { name: 'Go to 0:07' }));
  expect(gone).toEqual([7]);
});
