import type { AvatarGroup } from '@herald/contract/draft';
import { useQuery } from '@tanstack/react-query';
import { avatarQuery } from '#data/avatars.ts';
import { Dot, type Tone } from '#ui/dot.tsx';
import { type Making, makingText } from './avatar-job.ts';
import { hintWords } from './scene-hints.ts';

const tones: Record<Making, Tone> = {
  idle: 'idle',
  starting: 'signal',
  processing: 'signal',
  completed: 'good',
  failed: 'bad',
};

const lines: Record<Making, string> = {
  idle: 'A picture of your character, drawn from what you filled in.',
  starting: 'Sending your description.',
  processing: 'You can leave this page. It continues without you.',
  completed: 'It is on the stage now. Change anything above and generate again; the old one stays until then.',
  failed: '',
};

export function MakingNote({ making, avatar }: { making: Making; avatar: AvatarGroup }) {
  const { data: made } = useQuery(avatarQuery(avatar.createdAvatarId ?? ''));
  const understood = making === 'completed' && made ? hintWords(made.scene_hints) : '';
  const line = making === 'failed' ? `Error: ${avatar.avatarCreationError}` : lines[making];
  return (
    <>
      {avatar.customImageUrl !== '' && (
        <img
          src={avatar.customImageUrl}
          alt="The avatar"
          className="size-16 shrink-0 rounded-control bg-film object-cover object-[50%_25%]"
        />
      )}
      <div role="status" className="min-w-0 flex-1 basis-48">
        <div className="flex items-center gap-2 font-medium text-14">
          <Dot tone={tones[making]} isLive={making === 'starting' || making === 'processing'} />
          {makingText(making) || 'Not generated yet'}
        </div>
        <p className="mt-0.5 break-words text-13 text-ink-soft">{line}</p>
        {making === 'completed' && avatar.drawnNote && (
          <p className="mt-0.5 break-words text-13 text-ink-soft">{avatar.drawnNote}</p>
        )}
        {understood && <p className="mt-0.5 text-13 text-ink-faint">The scene from your words: {understood}.</p>}
      </div>
    </>
  );
}
