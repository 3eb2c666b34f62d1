import { ChevronDown, ChevronUp, PanelRightClose, PanelRightOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { useDraftSound } from '../sound/use-sound.ts';
import { useWizard } from '../steps/wizard-context.ts';

const icons = {
  panel: { open: PanelRightOpen, close: PanelRightClose },
  dock: { open: ChevronDown, close: ChevronUp },
};

/** The button that was pressed makes way for another one, which then takes its focus. */
let handsFocusOn = false;

/** Folds the stage away, so that the form has its room, and brings it back. */
export function StageFold({ place, className }: { place: keyof typeof icons; className?: string }) {
  const { isStageFolded, foldStage } = useWizard();
  const sound = useDraftSound();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (handsFocusOn) button.current?.focus({ preventScroll: true });
    handsFocusOn = false;
  }, []);
  const fold = () => {
    handsFocusOn = true;
    // What nobody sees has no way to be stopped either.
    if (!isStageFolded) sound.pause();
    foldStage(!isStageFolded);
  };
  const label = isStageFolded ? 'Show the stage' : 'Hide the stage';
  return (
    <IconButton
      ref={button}
      icon={icons[place][isStageFolded ? 'open' : 'close']}
      label={label}
      title={label}
      size="s"
      aria-expanded={!isStageFolded}
      aria-controls="stage"
      onClick={fold}
      {...(className && { className })}
    />
  );
}
