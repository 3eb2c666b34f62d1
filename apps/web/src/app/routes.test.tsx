import { isScreenPath, SCREEN_PATHS } from '@herald/contract/screen-paths';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '#lib/paths.ts';
import { routes } from './routes.tsx';

const pathsOf = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

test('every screen is in the list of screens that the server knows, and the list has no other ones', () => {
  const screens = pathsOf(routes).filter((path) => path !== '*' && path !== paths.styleguide);
  expect(screens.filter((path) => !isScreenPath(path.replace('*', 'x')))).toEqual([]);
  expect(SCREEN_PATHS.filter((path) => !screens.includes(path))).toEqual([]);
});
