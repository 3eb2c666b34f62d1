import type { Option } from '@herald/media/option';
import { clockTime, dayTime } from '#lib/dates.ts';

export const ALL = 'all';

/** Every thing, followed by what is done to it. */
export function actionOptions(actions: readonly string[]): Option<string>[] {
  const options: Option<string>[] = [{ value: ALL, label: 'All actions' }];
  let last = '';
  for (const action of actions) {
    const thing = action.split('.')[0] ?? action;
    if (thing !== last) options.push({ value: thing, label: `${thing}.*` });
    options.push({ value: action, label: action });
    last = thing;
  }
  return options;
}

/** Nov 20, 14:00:52 */
export const timeOf = (moment: string): string => `${dayTime(moment)} ${clockTime(moment)}`;
