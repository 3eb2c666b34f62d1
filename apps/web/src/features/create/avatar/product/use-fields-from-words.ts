import type { AvatarGroup } from '@herald/contract/draft';
import type { SceneHints } from '@herald/media/scene/scene-hints';
import type { DescribedFields } from '@herald/stage';
import { useEffect, useRef } from 'react';
import { useDraftStore } from '../../draft/use-draft.ts';
import { sceneFromHints } from './scene-hints.ts';

type Fields = Partial<Pick<AvatarGroup, 'gender' | 'age' | 'appearance' | 'clothing'>>;

const toFields = ({ gender, ageRange, appearance, clothing }: DescribedFields): Fields => ({
  ...(gender && { gender }),
  ...(ageRange && { age: ageRange }),
  ...(appearance && { appearance }),
  ...(clothing && { clothing }),
});

/**
 * What the words say about a field fills it. A field the user set afterwards stays until the words say something else;
 * so does one of a draft that is opened again, whose words nobody wrote here.
 */
export function useFieldsFromWords(described: DescribedFields, scene: SceneHints, isWritten: boolean): void {
  const store = useDraftStore();
  const read = JSON.stringify([toFields(described), scene]);
  const before = useRef<Fields | null>(null);
  useEffect(() => {
    const [fields, hints] = JSON.parse(read) as [Fields, SceneHints];
    const { avatar, background } = store.read().content;
    const said = Object.entries(fields) as [keyof Fields, string][];
    const known = before.current ?? {};
    const fresh = said.filter(([field, value]) => avatar[field] === '' || (isWritten && known[field] !== value));
    const isOpened = before.current === null && !isWritten;
    before.current = fields;
    const changed = fresh.filter(([field, value]) => avatar[field] !== value);
    if (changed.length > 0) store.change('avatar', Object.fromEntries(changed));
    const place = isOpened && avatar.customImageUrl !== '' ? {} : sceneFromHints(background, hints);
    if (Object.keys(place).length > 0) store.change('background', place);
  }, [store, read, isWritten]);
}
