import { useRef, useState } from 'react';
import { clipFileProblem, isClipFile, uploadMaterialClip } from '#data/material-clips.ts';
import { pictureProblem, uploadPicture } from '#data/pictures.ts';
import { messageOf } from '#lib/api.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { type NewMaterial, withMaterial } from './material-changes.ts';

/** What is uploaded, with how far it is. */
export interface MaterialOnItsWay {
  name: string;
  stage: 'Uploading' | 'Preparing';
  /** 0 to 1 */
  share: number;
}

const FAILED = 'This file could not be uploaded. Please try again.';

/** Sends pictures and clips one after the other; each is there as soon as it can be shown, and one that cannot be used is named. */
export function useMaterialUpload() {
  const store = useDraftStore();
  const [problem, setProblem] = useState('');
  const [onItsWay, setOnItsWay] = useState<MaterialOnItsWay | null>(null);
  const stop = useRef<AbortController>(undefined);

  const bring = async (file: File, signal: AbortSignal) => {
    const name = file.name;
    const tell = (stage: MaterialOnItsWay['stage']) => (share: number) => setOnItsWay({ name, stage, share });
    tell('Uploading')(0);
    const added = isClipFile(file)
      ? await bringClip(file, { signal, onSent: tell('Uploading'), onPrepared: tell('Preparing') })
      : { kind: 'picture' as const, url: (await uploadPicture(file, 'material')).url };
    const { material } = store.read().content.output;
    if (!signal.aborted) store.change('output', { material: withMaterial(material, added) });
  };

  const send = async (files: readonly File[]) => {
    const unfit = files.find(fileProblem);
    setProblem((unfit && fileProblem(unfit)) ?? '');
    const mine = new AbortController();
    stop.current = mine;
    for (const file of files.filter((one) => fileProblem(one) === undefined)) {
      if (mine.signal.aborted) break;
      await bring(file, mine.signal).catch((error: unknown) => {
        if (!mine.signal.aborted) setProblem(`${file.name}: ${whyNot(error)}`);
      });
    }
    setOnItsWay(null);
  };
  return { send, onItsWay, problem, cancel: () => stop.current?.abort('cancelled') };
}

const fileProblem = (file: File): string | undefined => (isClipFile(file) ? clipProblem(file) : pictureProblem(file));

const clipProblem = (file: File): string | undefined => {
  const problem = clipFileProblem(file);
  return problem && `We can’t use ${file.name}: ${problem}.`;
};

/** The server looked at a clip and cannot use it. */
class RefusedClipError extends Error {}

const whyNot = (error: unknown): string =>
  error instanceof RefusedClipError ? error.message : messageOf(error, FAILED);

async function bringClip(file: File, on: Parameters<typeof uploadMaterialClip>[1]): Promise<NewMaterial> {
  const { state, video_url: url, report, error } = await uploadMaterialClip(file, on);
  if (state !== 'ready' || !url || !report) throw new RefusedClipError(error ?? FAILED);
  return { kind: 'clip', url, durationSec: report.durationSec };
}
