import type { Option } from '@herald/media';

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
export function timeOf(moment: string): string {
  const date = new Date(moment);
  const day = date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
  return `${day}, ${date.toLocaleTimeString('en-GB')}`;
}
