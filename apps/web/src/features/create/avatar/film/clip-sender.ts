import type { ClipRules, PersonClip } from '@herald/contract/endpoints/clips';
import type { ClipSource } from '@herald/contract/statuses';
import { refreshLimits } from '#data/limits.ts';
import { sendClip } from '#data/send-clip.ts';
import { connection, failureOf, messageOf, request } from '#lib/api.ts';
import { authToken } from '#lib/auth-token.ts';
import { createStore } from '#lib/create-store.ts';
import { keptFiles } from '#lib/kept-files.ts';
import { isPassing } from '#lib/query-client.ts';
import { warnBeforeLeaving } from '#ui/use-warn-before-leaving.ts';
import { beginClip, type ClipAgreement, deleteClip, tellOfClip } from './clip-calls.ts';
import { clipProblem } from './clip-words.ts';

interface ClipFile {
  file: File;
  source: ClipSource;
  /** What it is sent as, if that has begun: with a code, or with a part of the file. */
  clipId: string | undefined;
  agreed: ClipAgreement;
  /** Of the file in this browser. */
  keptId: string;
  /** Whose take it is. */
  owner: string;
  rules: Pick<ClipRules, 'max_bytes' | 'piece_bytes'>;
}

/** A file that this browser has not sent in full. */
export interface ClipUpload extends ClipFile {
  /** `waiting`: tried again by itself. `stopped`: somebody has to look. `refused`: this file is no clip. */
  state: 'sending' | 'waiting' | 'stopped' | 'refused';
  /** 0 to 1 */
  share: number;
  problem: string;
  /** It is there after a reload too. */
  isSafe: boolean;
  /** Of the session that sends it. */
  token: string | null;
}

const INTERRUPTED = 'The server cannot be reached. The upload goes on by itself once it can.';
const FAILED = 'We couldn’t send this clip. Please try again.';
const TRY_AGAIN_MS = 30_000;

/** Outside of the screens: what is sent goes on while another tab or page is shown. */
export const clipUpload = createStore<ClipUpload | null>(null);

let running: AbortController | undefined;
let again: ReturnType<typeof setTimeout> | undefined;

export interface ClipToSend extends Pick<ClipFile, 'file' | 'source' | 'agreed' | 'owner' | 'rules'> {
  clip: PersonClip | undefined;
}

/** Sends a chosen file or a take in place of what was sent before. */
export function sendClipFile({ clip, ...given }: ClipToSend): Promise<void> {
  const problem = clipProblem(given.file, given.rules.max_bytes) ?? '';
  const upload: ClipUpload = {
    ...{ ...given, clipId: clip?.id, keptId: crypto.randomUUID(), isSafe: given.source === 'upload', share: 0 },
    ...{ problem, state: problem ? 'refused' : 'sending', token: authToken.read() },
  };
  stop();
  clipUpload.write(upload);
  return problem ? Promise.resolve() : run(upload, clip);
}

/** Goes on with what did not get through. */
export function retryClip(): Promise<void> {
  const upload = clipUpload.read();
  if (upload?.state !== 'waiting' && upload?.state !== 'stopped') return Promise.resolve();
  stop();
  const next: ClipUpload = { ...upload, state: 'sending', problem: '' };
  clipUpload.write(next);
  return run(next);
}

/** A take that an earlier visit did not get through. */
export async function resumeKeptTake(owner: string, rules: ClipFile['rules']): Promise<void> {
  const isBusy = () => clipUpload.read()?.token === authToken.read() && clipUpload.read()?.state !== 'refused';
  if (isBusy()) return;
  const kept = (await keptFiles.list(owner)).findLast(({ clip }) => clip !== undefined);
  if (!kept?.clip || isBusy()) return;
  stop();
  const { id: keptId, file } = kept;
  const { id: clipId, ...agreed } = kept.clip;
  const upload: ClipUpload = {
    ...{ file, source: 'recording', clipId, keptId, agreed, owner, rules, share: 0, problem: '' },
    ...{ state: 'sending', isSafe: true, token: authToken.read() },
  };
  clipUpload.write(upload);
  void run(upload);
}

/** Stops the upload of a file; a take is thrown away with it. */
export function cancelClip(): void {
  const upload = clipUpload.read();
  stop();
  clipUpload.write(null);
  if (upload?.source !== 'recording') return;
  void keptFiles.drop(upload.keptId);
  // What is left of it on the server goes by itself after a day.
  if (upload.clipId) void deleteClip(upload.clipId).catch(() => undefined);
}

function stop(): void {
  clearTimeout(again);
  running?.abort('stopped');
  running = undefined;
}

async function run(upload: ClipUpload, known?: PersonClip): Promise<void> {
  const mine = new AbortController();
  running = mine;
  let now = upload;
  const change = (changes: Partial<ClipUpload>) => {
    if (mine.signal.aborted) return;
    now = { ...now, ...changes };
    clipUpload.write(now);
  };
  try {
    const clip = known ?? (await clipOf(now));
    change({ clipId: clip.id });
    if (now.source === 'recording') change({ isSafe: await keepTake(now, clip.id) });
    mine.signal.throwIfAborted();
    const onProgress = (bytes: number) => change({ share: bytes / now.file.size });
    const sending = { file: now.file, pieceBytes: now.rules.piece_bytes, signal: mine.signal, onProgress };
    tellOfClip(await sendClip(clip, sending));
    refreshLimits();
    if (now.source === 'recording') void keptFiles.drop(now.keptId);
    if (!mine.signal.aborted) clipUpload.write(null);
  } catch (error) {
    change(stoppedBy(error, now));
    if (!mine.signal.aborted && now.state === 'waiting') again = setTimeout(() => void retryClip(), TRY_AGAIN_MS);
  }
}

/** What the server has of it. A clip that went after its day begins again, without its digits. */
async function clipOf({ clipId, source, agreed }: ClipFile): Promise<PersonClip> {
  if (clipId === undefined) return beginClip(source, agreed, false);
  try {
    return (await request('GET /clips/:id', { params: { id: clipId } })).data;
  } catch (error) {
    if (failureOf(error).httpStatus !== 404) throw error;
    return beginClip(source, agreed, false);
  }
}

const keepTake = ({ keptId: id, owner, file, agreed }: ClipFile, clipId: string) =>
  keptFiles.keep({ id, owner, keptMs: Date.now(), file, facts: {}, clip: { id: clipId, ...agreed } });

function stoppedBy(error: unknown, { source }: ClipFile): Partial<ClipUpload> {
  if (isPassing(error)) return { state: 'waiting', problem: INTERRUPTED };
  return { state: source === 'recording' ? 'stopped' : 'refused', problem: messageOf(error, FAILED) };
}

connection.onBack(() => {
  if (clipUpload.read()?.state === 'waiting') void retryClip();
});

/** Another person goes on in this browser. A take that is kept is there when its owner comes back. */
authToken.subscribe(() => {
  const upload = clipUpload.read();
  if (!upload || upload.token === authToken.read()) return;
  stop();
  clipUpload.write(null);
});

let endWarning: (() => void) | undefined;

/** What is on its way would break off, and what only this page has would be lost. */
clipUpload.subscribe(() => {
  const upload = clipUpload.read();
  const isUnsaved = upload !== null && (upload.state === 'sending' || (upload.state !== 'refused' && !upload.isSafe));
  if (isUnsaved) endWarning ??= warnBeforeLeaving();
  else {
    endWarning?.();
    endWarning = undefined;
  }
});
