import { countFilms } from '@herald/contract/batch';
import { draftContent } from '@herald/contract/draft';
import { describe, expect, it } from 'vitest';
import {
  type AxisAvatar,
  emptyMatrix,
  type MatrixDraft,
  matrixOf,
  shownVariants,
  sumWords,
  withToggled,
} from './matrix-draft.ts';

const content = draftContent.parse({ voice: { ttsText: 'The own script.', ttsId: 'own' } });
const own = { avatar: content.avatar, voice: content.voice };
const texts = (...words: string[]) => words.map((text) => ({ id: text.toLowerCase(), text }));
const avatar = (id: string): AxisAvatar => ({
  ...{ id, name: id, picture: undefined },
  avatar: { ...content.avatar, selectedAvatarId: id },
  voice: { ...content.voice, ttsId: `fits ${id}` },
});
const voice = (id: string) => ({ id, name: id, voice: { ...content.voice, ttsId: id } });
const draftOf = (changes: Partial<MatrixDraft>): MatrixDraft => ({ ...emptyMatrix, ...changes });
const pairsOf = (draft: MatrixDraft) =>
  matrixOf(draft, own).presenters.map((one) => `${one.avatar.selectedAvatarId}/${one.voice.ttsId}`);

describe('a matrix', () => {
  it('counts what has words, in every ratio', () => {
    const draft = draftOf({ hooks: texts('A', 'B', ' '), calls: texts('X', 'Y'), ratios: ['9:16', '1:1'] });
    const matrix = matrixOf(draft, own);
    expect(countFilms({ kind: 'matrix', content, matrix })).toBe(4);
    expect(sumWords(matrix, 2)).toBe('2 hooks x 2 calls, each in 2 ratios');
  });

  it('is one film of the draft while nothing is on it', () => {
    expect(countFilms({ kind: 'matrix', content, matrix: matrixOf(emptyMatrix, own) })).toBe(1);
  });

  it('leaves the same film out when another entry comes before it or goes', () => {
    const draft = draftOf({ hooks: texts('A', 'B'), calls: texts('X', 'Y') });
    const last = shownVariants(draft, own).at(-1)?.identity ?? '';
    const without = withToggled(draft, last);
    expect(matrixOf(without, own).left_out).toEqual(['h2-c2']);
    expect(matrixOf({ ...without, hooks: texts('New', 'A', 'B') }, own).left_out).toEqual(['h3-c2']);
    expect(matrixOf({ ...without, hooks: texts('B') }, own).left_out).toEqual(['h1-c2']);
    expect(matrixOf({ ...without, hooks: texts('A') }, own).left_out).toEqual([]);
    expect(matrixOf(withToggled(without, last), own).left_out).toEqual([]);
    expect(sumWords(matrixOf(without, own), 1)).toBe('2 hooks x 2 calls, less 1 left out');
  });

  it('pairs every avatar with every voice, and each alone with what goes with it', () => {
    const two = [avatar('a'), avatar('b')];
    expect(pairsOf(draftOf({ avatars: two }))).toEqual(['a/fits a', 'b/fits b']);
    expect(pairsOf(draftOf({ voices: [voice('v')] }))).toEqual(['/v']);
    expect(pairsOf(draftOf({ avatars: two, voices: [voice('v'), voice('w')] }))).toEqual([
      ...['a/v', 'a/w', 'b/v', 'b/w'],
    ]);
  });
});
