import { matrixLimits } from '@herald/contract/batch-matrix';
import type { DraftContent } from '@herald/contract/draft';
import { limits } from '@herald/contract/limits';
import type { AxisAvatar, MatrixDraft } from '../rules/matrix-draft.ts';
import { AvatarDialog } from './avatar-dialog.tsx';
import { CastAxis } from './cast-axis.tsx';
import { TextAxis } from './text-axis.tsx';
import { VoiceDialog } from './voice-dialog.tsx';

interface MatrixEditorProps {
  draft: MatrixDraft;
  /** What every film is made of where an axis says nothing. */
  content: DraftContent;
  /** What films say without a body. */
  ownWords: string;
  /** About how many seconds words take. */
  secOf: (text: string) => number;
  onChange: (draft: MatrixDraft) => void;
}

/** The axes whose entries are combined. */
export function MatrixEditor({ draft, content, ownWords, secOf, onChange }: MatrixEditorProps) {
  const change = (patch: Partial<MatrixDraft>) => onChange({ ...draft, ...patch });
  const people = Math.max(1, draft.avatars.length);
  const voices = Math.max(1, draft.voices.length);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <TextAxis
        title="Hooks"
        one="Hook"
        letter="h"
        empty="The first sentence. Without a hook, films begin with the body."
        texts={draft.hooks}
        most={matrixLimits.hooks}
        onChange={(hooks) => change({ hooks })}
        className="md:col-span-2"
      />
      <TextAxis
        title="Bodies"
        one="Body"
        letter="b"
        empty={`Without a body of your own, films say: “${shortened(ownWords)}”`}
        texts={draft.bodies}
        secOf={secOf}
        most={matrixLimits.bodies}
        onChange={(bodies) => change({ bodies })}
      />
      <TextAxis
        title="Calls to action"
        one="Call"
        letter="c"
        empty="The last sentence. Without a call, films end with the body."
        texts={draft.calls}
        most={matrixLimits.calls}
        onChange={(calls) => change({ calls })}
      />
      <CastAxis
        title="Presenters"
        one="Presenter"
        letter="a"
        empty={`${content.avatar.selectedAvatar || 'The avatar of the template'} is in every film.`}
        entries={draft.avatars}
        most={Math.floor(matrixLimits.presenters / voices)}
        row={(avatar) => <AvatarRow avatar={avatar} />}
        chooser={(close) => (
          <AvatarDialog
            content={content}
            taken={draft.avatars.map(({ id }) => id)}
            onChoose={(avatar) => change({ avatars: [...draft.avatars, avatar] })}
            onClose={close}
          />
        )}
        onChange={(avatars) => change({ avatars })}
      />
      <CastAxis
        title="Voices"
        one="Voice"
        letter="v"
        empty={
          draft.avatars.length > 0
            ? 'Each presenter has a voice that fits.'
            : 'The voice of the template speaks in every film.'
        }
        entries={draft.voices}
        most={Math.floor(matrixLimits.presenters / people)}
        row={({ name }) => <span className="min-w-0 truncate text-14">{name}</span>}
        chooser={(close) => (
          <VoiceDialog
            content={content}
            taken={draft.voices.map(({ id }) => id)}
            onChoose={(voice) => change({ voices: [...draft.voices, voice] })}
            onClose={close}
          />
        )}
        onChange={(next) => change({ voices: next })}
      />
    </div>
  );
}

const SHOWN_CHARACTERS = 120;

const shortened = (text: string): string => {
  const words = text.trim().slice(0, limits.scriptMaxCharacters);
  return words.length > SHOWN_CHARACTERS ? `${words.slice(0, SHOWN_CHARACTERS).trimEnd()}...` : words;
};

function AvatarRow({ avatar }: { avatar: AxisAvatar }) {
  return (
    <>
      <img src={avatar.picture} alt="" className="size-9 rounded-sm bg-film object-cover object-[50%_22%]" />
      <span className="min-w-0 truncate text-14">{avatar.name}</span>
    </>
  );
}
