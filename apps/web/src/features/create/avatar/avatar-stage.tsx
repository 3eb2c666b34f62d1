import type { AvatarSource } from '@herald/contract/draft';
import type { ComponentType } from 'react';
import { useDraft } from '../draft/use-draft.ts';
import type { StagePlace } from '../preview/stage-frame.tsx';
import { FaceStage } from './face/face-stage.tsx';
import { FilmStage } from './film/film-stage.tsx';
import { LibraryStage } from './library/library-stage.tsx';
import { PhotoStage } from './photo/photo-stage.tsx';
import { CustomStage } from './product/custom-stage.tsx';

interface AvatarStageProps {
  place: StagePlace;
}

const stages: Record<AvatarSource, ComponentType<AvatarStageProps>> = {
  custom: CustomStage,
  library: LibraryStage,
  digital: FaceStage,
  photo: PhotoStage,
  filmed: FilmStage,
};

/** The avatar of step 1 on the stage. */
export function AvatarStage({ place }: AvatarStageProps) {
  const { content } = useDraft();
  const Stage = stages[content.avatar.avatarType];
  return <Stage place={place} />;
}
