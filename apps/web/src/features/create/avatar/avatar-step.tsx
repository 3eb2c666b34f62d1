import type { AvatarSource } from '@herald/contract';
import type { ReactNode } from 'react';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { avatarTypeSwitched } from './avatar-changes.ts';
import { AvatarLibrary } from './avatar-library.tsx';
import { CustomAvatar } from './custom-avatar.tsx';
import { FaceStudio } from './face-studio.tsx';
import { PhotoAvatar } from './photo-avatar.tsx';

interface AvatarTab {
  value: AvatarSource;
  label: string;
  panel: ReactNode;
}

const tabs: readonly AvatarTab[] = [
  { value: 'custom', label: 'Create Custom', panel: <CustomAvatar /> },
  { value: 'library', label: 'AI Influencer Library', panel: <AvatarLibrary /> },
  { value: 'digital', label: 'Face Studio', panel: <FaceStudio /> },
  { value: 'photo', label: 'Your photo', panel: <PhotoAvatar /> },
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
