import { describe, expect, it } from 'vitest';
import { batchOrder, countFilms, orderProblems, planFilms } from './batch.ts';
import { draftContent } from './draft.ts';
import { templateVariable } from './template.ts';

const template = {
  content: draftContent.parse({ title: 'For {{city}}', voice: { ttsText: 'Hello {{city}}.' } }),
  variables: [templateVariable.parse({ name: 'city', max_length: 20 })],
};
const table = (cities: string[], wish: object = {}) =>
  batchOrder.parse({
    name: 'Winter',
    source: {
      kind: 'table',
      template_id: '0198f2a0-0000-7000-8000-000000000001',
      rows: cities.map((city, index) => ({ row: index + 2, values: { city } })),
      ratios: ['9:16', '1:1'],
    },
    ...wish,
  });
const matrix = (wish: object, content: object = {}) =>
  batchOrder.parse({
    name: 'Winter',
    source: { kind: 'matrix', content: draftContent.parse(content), matrix: wish },
  });

describe('the films of a table', () => {
  it('are one for each row, named and filled, with a file in every ratio', () => {
    const films = planFilms(table(['Oslo', 'Bergen'], { pattern: '{campaign}_{city}' }), template);
    expect(films.map(({ key, name, ratios }) => [key, name, ratios])).toEqual([
      ['r2', 'Winter_Oslo_9x16', ['9:16', '1:1']],
      ['r3', 'Winter_Bergen_9x16', ['9:16', '1:1']],
    ]);
    const [first] = films;
    expect(first?.content).toMatchObject({ title: 'For Oslo', voice: { ttsText: 'Hello Oslo.' } });
    expect(first?.content.output).toMatchObject({ aspect_ratio: '9:16', more_ratios: ['1:1'] });
  });

  it('that would be the same film are told', () => {
    const films = planFilms(table(['Oslo', 'Bergen', ' Oslo']), template);
    expect(films.filter(({ sameAs }) => sameAs).map(({ key, sameAs }) => [key, sameAs])).toEqual([['r4', 'r2']]);
  });

  it('say what does not fit, by the variable', () => {
    const films = planFilms(table(['', 'a'.repeat(21)]), template);
    expect(films.map(({ problems }) => problems[0]?.text)).toEqual([
      'Please fill this in.',
      'Please use at most 20 characters.',
    ]);
  });
});

describe('the films of a matrix', () => {
  it('are one for each variant, titled by what its files have in common, without what was left out', () => {
    const order = matrix({ hooks: ['A?', 'B?'], calls: ['Tap.'], ratios: ['9:16', '4:5'], left_out: ['h2-c1'] });
    expect(planFilms(order).map(({ key, name, content }) => [key, name, content.title])).toEqual([
      ['h1-c1', 'Winter_h1_c1_9x16', 'Winter_h1_c1'],
    ]);
    expect(countFilms(order.source)).toBe(1);
  });

  it('never say a variable that nobody filled, and no empty hook', () => {
    const problems = (order: ReturnType<typeof matrix>) => planFilms(order)[0]?.problems;
    expect(problems(matrix({ hooks: ['For {{city}}'] }))).toEqual([
      { field: '', text: 'The script still has {{city}} in it.' },
    ]);
    expect(problems(matrix({ hooks: [' '] }))).toEqual([{ field: 'hooks', text: 'Hook 1 is empty.' }]);
  });

  it('are spoken for themselves: a sound of the draft is left behind', () => {
    const voice = { ttsText: 'Own.', useCustomAudio: true, generatedAudioUrl: '/media/x.wav' };
    const [film] = planFilms(matrix({}, { voice }));
    expect(film?.content.voice).toMatchObject({ ttsText: 'Own.', useCustomAudio: false, generatedAudioUrl: '' });
  });
});

describe('an order', () => {
  it('is at most 500 films, and at least one', () => {
    const many = { hooks: Array(20).fill('h'), bodies: Array(10).fill('b'), calls: Array(3).fill('c') };
    expect(orderProblems(matrix(many)).source).toBe('This makes 600 films; one batch can have 500.');
    expect(orderProblems(matrix({ hooks: ['a'], left_out: ['h1'] })).source).toBe('Nothing is left to film.');
    expect(orderProblems(matrix({ hooks: ['a'] }))).toEqual({});
  });

  it('knows the variables of its template in its pattern', () => {
    expect(orderProblems(table(['Oslo'], { pattern: '{City}' }), template)).toEqual({});
    expect(orderProblems(table(['Oslo'], { pattern: '{town}' }), template).pattern).toContain('{town}');
  });
});
