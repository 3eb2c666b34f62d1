import type { Avatar } from './avatar-repository.ts';

/** Looks of one filmed person have this in common. */
export const personOf = ({ id, personId }: Pick<Avatar, 'id' | 'personId'>): string => personId ?? id;

/** As people read it: the name of the person, then that of the look. */
export const titleOf = ({ name, look }: Pick<Avatar, 'name' | 'look'>): string => (look ? `${name}, ${look}` : name);
