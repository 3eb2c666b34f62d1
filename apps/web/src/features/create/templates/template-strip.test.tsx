import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TemplateStrip } from './template-strip.tsx';

const moments = [1, 3, 5, 7, 9];

test('a press on a moment of the strip goes there, and the moment that is shown is marked', async () => {
  const gone: number[] = [];
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

test.each([
  [0, 'Go to 0:01'],
  [1.9, 'Go to 0:01'],
  [2.1, 'Go to 0:03'],
  [8.5, 'Go to 0:09'],
])('at %d s the moment nearest to it is marked', (nowSec, name) => {
  render(<TemplateStrip moments={moments} stills={undefined} aspect={1} nowSec={nowSec} onGoTo={() => undefined} />);
  expect(screen.getByRole('button', { name }).getAttribute('aria-current')).toBe('true');
});
