import type { PlanPage } from '@herald/contract/endpoints/admin-plans';

/** What was switched, by the page's id. */
export type Toggled = Readonly<Record<string, boolean>>;

/** Pages that are not as they were; switched there and back is no change. */
export function changedPages(pages: readonly PlanPage[], toggled: Toggled): PlanPage[] {
  return pages.filter(({ id, is_enabled }) => (toggled[id] ?? is_enabled) !== is_enabled);
}

/** Only pages that are assigned, as they shall be; a switch assigns its page. */
export function assigned(pages: readonly PlanPage[], toggled: Toggled) {
  return pages
    .filter(({ id, is_assigned }) => is_assigned || id in toggled)
    .map(({ id, is_enabled }) => ({ page_id: id, is_enabled: toggled[id] ?? is_enabled }));
}
