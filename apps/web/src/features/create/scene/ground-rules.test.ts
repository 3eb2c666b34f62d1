import { expect, test } from 'vitest';
import { fillsFrame, onGround } from './ground-rules.ts';

const inPlace = { ground: 'place', captions: 'karaoke', pace: 'fast' } as const;

test('a presenter without a place has one shot and no captions until somebody wants some', () => {
  const alone = onGround(inPlace, 'transparent');
  expect(alone).toEqual({ ground: 'transparent', captions: 'off', pace: 'single' });
  expect(onGround({ ...alone, captions: 'box' }, 'green')).toEqual({
    ground: 'green',
    captions: 'box',
    pace: 'single',
  });
  expect(onGround(alone, 'place')).toEqual({ ground: 'place', captions: 'pop', pace: 'natural' });
});

test('what fills the frame is named', () => {
  const picture = { shot: 'picture 1', url: '/a', name: '', focusX: 0.5, focusY: 0.5 } as const;
  expect(fillsFrame({ end_card: ' ', material: [] })).toEqual([]);
  expect(fillsFrame({ end_card: 'Try it', material: [picture] })).toEqual(['The end card', 'a picture or clip']);
});
