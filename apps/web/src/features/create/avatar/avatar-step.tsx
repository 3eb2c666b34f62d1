import type { AvatarSource } from '@herald/contract/draft';
import type { ReactNode } from 'react';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { avatarTypeSwitched } from '../draft/avatar-changes.ts';
import { useDraft } from '../draft/use-draft.ts';
import { FaceStudio } from './face/face-studio.tsx';
import { FilmYourself } from './film/film-yourself.tsx';
import { AvatarLibrary } from './library/avatar-library.tsx';
import { PhotoAvatar } from './photo/photo-avatar.tsx';
import { CustomAvatar } from './product/custom-avatar.tsx';

interface AvatarTab {
  value: AvatarSource;
  label: string;
  panel: ReactNode;
}

const tabs: readonly AvatarTab[] = [
  { value: 'custom', label: 'Create Custom', panel: <CustomAvatar /> },
  { value: 'library', label: 'AI Influencer Library', panel: <AvatarLibrary /> },
  { value: 'filmed', label: 'Film yourself', panel: <FilmYourself /> },
  { value: 'photo', label: 'Your photo', panel: <PhotoAvatar /> },
  { value: 'digital', label: 'Face Studio', panel: <FaceStudio /> },
];

/** Step 1. */
export function AvatarStep() {
  const { content, change } = useDraft();
  return (
    <Tabs
      label="Where the avatar comes from"
      tabs={tabs}
      value={content.avatar.avatarType}
      onChange={(next) => change('avatar', avatarTypeSwitched(next))}
    >
      {tabs.map(({ value, panel }) => (
        <TabPanel key={value} value={value} className="pt-7">
          {panel}
        </TabPanel>
      ))}
    </Tabs>
  );
}
