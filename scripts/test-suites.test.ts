import { expect, it } from 'vitest';
import { suitesFor } from './test-suites.mjs';

const chosenBy = (...args: string[]) =>
  suitesFor(args).map(({ name, projects = [name], args: others }) => ({ name, projects, others }));

it('runs every suite where no project is named', () => {
  expect(chosenBy('apps').map(({ name }) => name)).toEqual(['browser', 'database', 'program', 'unit', 'screens']);
});

it('runs all projects of a suite that is named', () => {
  expect(chosenBy('--project', 'unit', 'packages/media')).toEqual([
    { name: 'unit', projects: ['unit', 'web'], others: ['packages/media'] },
  ]);
});

it('runs a single project of a suite that is not named itself', () => {
  expect(chosenBy('--project', 'operation', 'doctor')).toEqual([
    { name: 'program', projects: ['operation'], others: ['doctor'] },
  ]);
});

it('runs nothing for a project that nobody knows', () => {
  expect(chosenBy('--project', 'nowhere')).toEqual([]);
});
