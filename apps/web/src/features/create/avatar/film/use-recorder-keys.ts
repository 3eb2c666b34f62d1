import { useShortcut } from '#lib/shortcuts.ts';

interface RecorderKeys {
  isRecording: boolean;
  start: () => void;
  stop: () => void;
  again: () => void;
  goTo: (at: number) => void;
  leave: () => void;
}

/** R records, Space stops, T films the moment again, digits go to a moment, Escape leaves. */
export function useRecorderKeys({ isRecording, start, stop, again, goTo, leave }: RecorderKeys): void {
  useShortcut('r', 'Start recording', () => isRecording || start());
  useShortcut('Space', 'Stop recording', () => isRecording && stop());
  useShortcut('t', 'Film this moment again', () => isRecording && again());
  useShortcut('Escape', 'Leave the recording', leave);
  useShortcut('1', 'Film moment 1', () => goTo(0));
  useShortcut('2', 'Film moment 2', () => goTo(1));
  useShortcut('3', 'Film moment 3', () => goTo(2));
  useShortcut('4', 'Film moment 4', () => goTo(3));
  useShortcut('5', 'Film moment 5', () => goTo(4));
  useShortcut('6', 'Film moment 6', () => goTo(5));
  useShortcut('7', 'Film moment 7', () => goTo(6));
  useShortcut('8', 'Film moment 8', () => goTo(7));
}
