import type { DraftContent } from '@herald/contract/draft';
import { isSameContent, isSameWork } from './content-rules.ts';

/** A draft as the server has it. */
export interface SavedDraft {
  version: number;
  content: DraftContent;
}

type DraftActivity = 'idle' | 'saving' | 'failed';

export interface DraftState {
  /** What is on the screen. */
  content: DraftContent;
  /** What the server had when this browser last heard of it. */
  saved: SavedDraft;
  /** A later version from somewhere else that would lose what is on the screen. */
  other: SavedDraft | null;
  /** Something was done on this page since it last took a version from elsewhere. */
  isChangedHere: boolean;
  /** What was done here before a version from elsewhere took its place, until the user has chosen. */
  replaced: DraftContent | null;
  activity: DraftActivity;
  /** Why the last saving failed, in the server's words. */
  failure: string;
}

export type DraftStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export function isUnsaved({ content, saved }: DraftState): boolean {
  return !isSameContent(content, saved.content);
}

export function draftStatus(state: DraftState): DraftStatus {
  if (state.other) return 'conflict';
  if (state.activity !== 'idle') return state.activity;
  return isUnsaved(state) ? 'unsaved' : 'saved';
}

/** What was left in this browser meets what the server has. */
export function openDraft(saved: SavedDraft, left: SavedDraft | null): DraftState {
  const state: DraftState = {
    ...{ content: saved.content, saved, other: null, activity: 'idle', failure: '' },
    ...{ isChangedHere: false, replaced: null },
  };
  if (!left || isSameWork(left.content, saved.content)) return state;
  const other = left.version === saved.version ? null : saved;
  return { ...state, content: left.content, other, isChangedHere: true };
}

export function savedAs(state: DraftState, version: number, sent: DraftContent): DraftState {
  return { ...state, saved: { version, content: sent }, activity: 'idle', failure: '' };
}

/** The server has another version: followed where all is saved, which is told; otherwise the user has to choose. */
export function otherFound(state: DraftState, other: SavedDraft): DraftState {
  const found: DraftState = { ...state, activity: 'idle' };
  if (other.version <= state.saved.version) return found;
  if (isSameWork(other.content, state.content)) return { ...found, saved: other };
  if (isSameWork(state.content, state.saved.content)) {
    return { ...followed(found, other), replaced: state.isChangedHere ? state.content : state.replaced };
  }
  return { ...found, other };
}

export function otherTaken(state: DraftState): DraftState {
  return state.other ? followed(state, state.other) : state;
}

/** The version elsewhere counts as seen; the next saving goes over it. */
export function mineKept(state: DraftState): DraftState {
  return state.other ? { ...state, saved: state.other, other: null } : state;
}

/** What was done here comes back over the version from elsewhere; the step stays. */
export function replacedTaken(state: DraftState): DraftState {
  const { replaced, content } = state;
  if (!replaced) return state;
  return { ...state, content: { ...replaced, step: content.step }, replaced: null, isChangedHere: true };
}

function followed(state: DraftState, other: SavedDraft): DraftState {
  const content = { ...other.content, step: state.content.step };
  return { ...state, content, saved: { ...other, content }, other: null, isChangedHere: false };
}
