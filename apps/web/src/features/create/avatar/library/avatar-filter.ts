import type { Avatar } from '@herald/contract/endpoints/avatars';

export const AVATARS_PER_PAGE = 12;

export type AvatarShelf = 'all' | 'cast' | 'default' | 'custom' | 'own';

export interface AvatarFilter {
  search: string;
  shelf: AvatarShelf;
  /** Empty: any. */
  gender: string;
  age: string;
}

export const anyAvatar: AvatarFilter = { search: '', shelf: 'all', gender: '', age: '' };

export function filterAvatars(avatars: readonly Avatar[], filter: AvatarFilter): Avatar[] {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  return avatars.filter(
    (avatar) =>
      isOnShelf(avatar, filter.shelf) &&
      (filter.gender === '' || avatar.gender === filter.gender) &&
      (filter.age === '' || avatar.age === filter.age) &&
      words.every((word) => describe(avatar).includes(word)),
  );
}

function isOnShelf({ type, is_own, is_cast }: Avatar, shelf: AvatarShelf): boolean {
  if (shelf === 'all') return true;
  if (shelf === 'cast') return is_cast;
  if (shelf === 'own') return is_own;
  return !is_own && !is_cast && type === shelf;
}

function describe({ display_name, description, appearance, category, origin, kind }: Avatar): string {
  const made = kind === 'filmed' ? kind : '';
  return [display_name, description, appearance, category, origin, made].join(' ').toLowerCase();
}

export function pageCountOf(count: number): number {
  return Math.max(1, Math.ceil(count / AVATARS_PER_PAGE));
}

/** Pages count from 1. */
export function pageOf<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * AVATARS_PER_PAGE, page * AVATARS_PER_PAGE);
}

/** The page of an avatar, so that a chosen avatar is in sight. */
export function pageWith(avatars: readonly Avatar[], id: string): number {
  const at = avatars.findIndex((avatar) => avatar.id === id);
  return at < 0 ? 1 : Math.floor(at / AVATARS_PER_PAGE) + 1;
}
