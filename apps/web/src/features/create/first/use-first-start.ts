import { type RefObject, useEffect, useRef, useState } from 'react';
import { isSoundOlder } from '../draft/content-rules.ts';
import { useDraft, useDraftStore } from '../draft/use-draft.ts';
import { useStartVideo } from '../making/use-start-video.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';
import { dropClip } from '../voice/take-clip.ts';
import { scriptCost, useScriptCheck } from '../voice/use-script-check.ts';
import { useSpeak } from '../voice/use-speak.ts';
import { firstScriptOf } from './first-scripts.ts';

/**
 * One press: the script is spoken and its film is ordered. A ready script is spoken before the press where nobody is paid
 * for it, so that the stage plays it and the press has less to wait for.
 */
export function useFirstStart(script: RefObject<HTMLTextAreaElement | null>, mayOrder: boolean) {
  const store = useDraftStore();
  const { content } = useDraft();
  const [isPressed, setPressed] = useState(false);
  const pressed = useRef(false);
  const { start, isStarting } = useStartVideo();
  const isSpoken = useIsSpoken();
  const press = (isOn: boolean) => {
    pressed.current = isOn;
    setPressed(isOn);
  };
  const order = () => {
    press(false);
    start();
  };
  const { speak, isSpeaking } = useSpeak({
    onProblem({ field }) {
      press(false);
      if (field === 'script') script.current?.focus();
    },
    onSpoken() {
      if (!pressed.current) return;
      // Words that were written meanwhile are spoken, too.
      if (isSoundOlder(store.read().content)) speak();
      else order();
    },
    isUnasked: () => !pressed.current,
    onFailed: () => press(false),
  });
  const mayPrepare = useMayPrepare() && mayOrder && !isSpoken && !isSpeaking && !isPressed && !isStarting;
  const { ttsText, ttsId } = content.voice;
  const tried = useRef('');
  useEffect(() => {
    const wanted = `${ttsId} ${ttsText}`;
    if (!mayPrepare || tried.current === wanted) return;
    tried.current = wanted;
    speak();
  });
  const hasOtherSound = content.voice.generatedAudioUrl !== '' && !isSpoken;
  useEffect(() => {
    if (hasOtherSound && !pressed.current) dropClip(store);
  }, [store, hasOtherSound]);
  return {
    press() {
      if (isSpoken) return order();
      press(true);
      if (!isSpeaking) speak();
    },
    busyText: isPressed ? 'Generating audio...' : isStarting && 'Starting...',
  };
}

/** The sound of the draft says these words in this voice. */
function useIsSpoken(): boolean {
  const { content } = useDraft();
  const { data: clip } = useDraftClip();
  const { generatedAudioUrl, ttsId } = content.voice;
  return generatedAudioUrl !== '' && !isSoundOlder(content) && clip?.voice_id === ttsId;
}

/** A ready script that the plan allows, in a voice that costs nothing. */
function useMayPrepare(): boolean {
  const { content } = useDraft();
  const check = useScriptCheck(content);
  const { voice, avatar } = content;
  if (!firstScriptOf(voice.ttsText) || voice.ttsId === '' || avatar.selectedAvatarId === '') return false;
  const isChecked = check?.text === voice.ttsText.trim() && check.voiceId === voice.ttsId;
  return isChecked && check.reasons.length === 0 && scriptCost(check, voice) === '';
}
