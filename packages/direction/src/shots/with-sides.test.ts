import type { Pace } from '@herald/media/choices';
import { describe, expect, it } from 'vitest';
import { cameraOf, planOf } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';

const EVERYWHERE = {
  sizes: ['wide', 'medium', 'close'],
  figureSizes: ['wide', 'medium', 'close'],
  fromSec: 0,
} as const;
const FIGURES = {
  sizes: ['wide', 'close'],
  stickerSizes: { alone: ['wide'], number: ['wide'], chips: ['wide'] },
  fromSec: 0,
  isMarkedOnly: false,
} as const;

const filmsIn = (pace: Pace, aside: Parameters<typeof cameraOf>[0] = { aside: EVERYWHERE }) =>
  TWENTY_SCRIPTS.map((script) => planOf(said(script), cameraOf({ pace, figures: FIGURES, ...aside })));

/** Which shots of a film the second camera takes. */
const asideOf = ({ shots }: ReturnType<typeof planOf>) => shots.flatMap(({ isAside }, index) => (isAside ? index : []));

describe('a second camera', () => {
  it.each([
    { pace: 'natural', every: 3 },
    { pace: 'fast', every: 2 },
  ] as const)('takes a shot of a $pace film in $every at most', ({ pace, every }) => {
    const films = filmsIn(pace).map(asideOf);
    expect(films.filter((taken) => taken.length > 0).length).toBeGreaterThan(10);
    for (const taken of films)
      for (const [place, index] of taken.slice(1).entries())
        expect(index - (taken[place] ?? 0)).toBeGreaterThanOrEqual(every);
  });

  it('takes neither the first shot nor the last one', () => {
    for (const film of filmsIn('fast')) {
      expect(film.shots[0]).not.toHaveProperty('isAside');
      expect(film.shots.at(-1)).not.toHaveProperty('isAside');
    }
  });

  it('takes shots of one size', () => {
    for (const { shots } of filmsIn('fast'))
      expect(new Set(shots.flatMap(({ isAside, size }) => (isAside ? size : []))).size).toBeLessThan(2);
  });

  it.each(['calm', 'single'] as const)('takes none of a %s film', (pace) => {
    expect(filmsIn(pace).flatMap(asideOf)).toEqual([]);
  });

  it('takes a shot with figures only where they have room', () => {
    const without = filmsIn('fast', { aside: { ...EVERYWHERE, figureSizes: [] } });
    const seen = without.flatMap(({ shots, figures }) =>
      shots.flatMap(({ isAside, fromSec }, index) => {
        const untilSec = shots[index + 1]?.fromSec ?? Number.POSITIVE_INFINITY;
        return isAside ? figures.filter((figure) => figure.fromSec >= fromSec && figure.fromSec < untilSec) : [];
      }),
    );
    expect(seen).toEqual([]);
    const taken = (films: typeof without) => films.flatMap(asideOf).length;
    expect(taken(filmsIn('fast'))).toBeGreaterThan(taken(without));
  });

  it.each(['calm', 'natural'] as const)('films a sentence of a %s film from where its mark says', (pace) => {
    const asked = (script: string) => planOf(said(script), cameraOf({ pace, figures: FIGURES, aside: EVERYWHERE }));
    for (const script of TWENTY_SCRIPTS) {
      expect(asideOf(asked(script.replaceAll(/(?<=^|[.!?] )(?=\p{Lu})/gu, '[from the front] ')))).toEqual([]);
      const { shown } = asked(`[from the side] ${script}`);
      expect(shown.sentences[0]?.shots[0]).toMatchObject({ isAside: true });
      expect(shown.sentences[0]?.written).toContain('camera');
    }
  });

  it('sees nobody from the side who points with an arrow, whatever a mark says', () => {
    const script = '[from the side] [arrow] This is what we do for you all day in town.';
    const { shots } = planOf(said(script), cameraOf({ pace: 'natural', figures: FIGURES, aside: EVERYWHERE }));
    expect(shots.filter(({ isAside }) => isAside)).toEqual([]);
  });

  it('waits until a title is gone, and for sizes that have room', () => {
    for (const { shots } of filmsIn('fast', { aside: { sizes: ['close'], figureSizes: ['close'], fromSec: 4 } }))
      for (const shot of shots.filter(({ isAside }) => isAside)) {
        expect(shot.size).toBe('close');
        expect(shot.fromSec).toBeGreaterThanOrEqual(4);
      }
  });
});

it('is another angle than the wide shots around it, so none of these has to be nearer', () => {
  const camera = { aside: EVERYWHERE, hasNearerWide: true, closeGestures: ['open-palm', 'beat'] as const };
  const shots = filmsIn('natural', { ...camera, sizes: ['wide', 'close'] }).map((film) => film.shots);
  const nearer = shots.flatMap((all) => all.filter(({ isNearer }) => isNearer));
  expect(shots.flat().filter(({ isAside, size }) => isAside && size === 'wide').length).toBeGreaterThan(0);
  expect(nearer.filter(({ isAside }) => isAside)).toEqual([]);
});
