import type { AvatarDrawer } from '@herald/contract/endpoints/avatars';
import { useQuery } from '@tanstack/react-query';
import { drawersQuery } from '#data/avatar-drawers.ts';
import { useDraft } from './use-draft.ts';

export type DrawnWork = 'avatar' | 'face';

interface WhoDraws {
  /** A service that could draw this; undefined where only Herald can. */
  service: AvatarDrawer | undefined;
  /** It draws, and the customer has not chosen otherwise. */
  isByService: boolean;
  /** What is true of the faces of a service. */
  madeUpText: string;
  /** Whether an option of a face has an effect. */
  heeds: (option: string) => boolean;
}

export function useDrawer(work: DrawnWork): WhoDraws {
  const { data } = useQuery(drawersQuery);
  const { ownDrawing = false } = useDraft().content.avatar;
  const service = data && !data[work].is_own ? data[work] : undefined;
  const isByService = service !== undefined && !ownDrawing;
  const heeded = isByService ? service.face_options : null;
  return {
    service,
    isByService,
    madeUpText: data?.made_up_text ?? '',
    heeds: (option) => heeded === null || heeded.includes(option),
  };
}
