import type { DraftContent } from '@herald/contract/draft';
import { createStore } from '#lib/create-store.ts';
import { isSameWork } from './content-rules.ts';
import {
  type DraftState,
  isUnsaved,
  mineKept,
  openDraft,
  otherFound,
  otherTaken,
  replacedTaken,
  type SavedDraft,
  savedAs,
} from './draft-state.ts';

export type SaveResult =
  | { kind: 'saved'; version: number }
  /** A later version was saved elsewhere. */
  | { kind: 'overtaken' }
  | { kind: 'failed'; message: string; isPassing: boolean };

export interface DraftPorts {
  load(): Promise<SavedDraft>;
  save(draft: SavedDraft, options?: { isLeaving: boolean }): Promise<SaveResult>;
  clear(): Promise<void>;
  /** What this browser keeps until the server has it. */
  backup: { read(): SavedDraft | null; write(draft: SavedDraft): void; clear(): void };
  /** Tells the other tabs. */
  announce(version: number): void;
}

export type DraftGroup = 'voice' | 'avatar' | 'background' | 'script' | 'output';

export const SAVE_DELAY_MS = 800;
export const RETRY_DELAY_MS = 5_000;

/** The draft of one wizard: changes at once here, soon on the server, and never lost in between. */
export class DraftStore {
  readonly read: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly #ports: DraftPorts;
  readonly #set: (state: DraftState) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAutoSaveOn = true;
  #isOpen = true;
  #sending: Promise<void> | null = null;

  constructor(saved: SavedDraft, ports: DraftPorts) {
    const store = createStore(openDraft(saved, ports.backup.read()));
    this.read = store.read;
    this.subscribe = store.subscribe;
    this.#set = store.write;
    this.#ports = ports;
  }

  switchAutoSave(isOn: boolean): void {
    this.#isAutoSaveOn = isOn;
    if (isUnsaved(this.read())) this.#saveSoon(SAVE_DELAY_MS);
  }

  change<Group extends DraftGroup>(group: Group, patch: Partial<DraftContent[Group]>): void {
    this.#replaceContent({ ...this.read().content, [group]: { ...this.read().content[group], ...patch } });
  }

  changeTitle(title: string): void {
    this.#replaceContent({ ...this.read().content, title });
  }

  /** Also the moment to save what was done on the step before. */
  goToStep(step: DraftContent['step']): void {
    if (step === this.read().content.step) return;
    this.#replaceContent({ ...this.read().content, step });
    if (this.#isAutoSaveOn) void this.save();
  }

  /** One saving at a time; what changes meanwhile follows right after it. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  /** The page goes away: there is nothing left to hear the answer, and what is kept in the browser stays. */
  saveOnLeave(): void {
    if (!this.#isAutoSaveOn || !isUnsaved(this.read()) || this.read().other) return;
    const { content, saved } = this.read();
    void this.#ports.save({ version: saved.version, content }, { isLeaving: true });
  }

  /** Something may have changed elsewhere. */
  async lookForNews(): Promise<void> {
    if (this.#sending) return;
    const other = await this.#ports.load().catch(() => null);
    if (other && !this.#sending) this.#set(otherFound(this.read(), other));
  }

  /** Another tab says which version it saved. */
  heard(version: number): void {
    if (version > this.read().saved.version) void this.lookForNews();
  }

  takeOther(): void {
    this.#set(otherTaken(this.read()));
    this.#ports.backup.clear();
  }

  /** What this page showed before it followed another version. */
  bringBack(): Promise<void> {
    this.#replaceContent(replacedTaken(this.read()).content);
    this.goOn();
    return this.save();
  }

  /** The version from elsewhere is the right one. */
  goOn(): void {
    this.#set({ ...this.read(), replaced: null });
  }

  keepMine(): Promise<void> {
    this.#set(mineKept(this.read()));
    return this.save();
  }

  async startOver(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
    await this.#ports.clear();
    const saved = await this.#ports.load();
    this.#ports.backup.clear();
    this.#set(openDraft(saved, null));
    this.#ports.announce(saved.version);
  }

  /** Another draft of the server takes the place of this one, which is saved before. */
  async swapFor(swap: (present: SavedDraft) => Promise<SavedDraft>): Promise<void> {
    await this.save();
    const present = this.read();
    if (present.other || isUnsaved(present)) throw new Error('Your draft is not saved yet. Please try again.');
    const saved = await swap(present.saved);
    this.#ports.backup.clear();
    this.#set(openDraft(saved, null));
    this.#ports.announce(saved.version);
  }

  /** Returns what to do when the wizard is left for another screen. */
  enter(): () => void {
    this.#isOpen = true;
    return () => {
      this.#isOpen = false;
      if (this.#isAutoSaveOn) void this.save();
    };
  }

  async #send(): Promise<void> {
    if (this.read().other || !isUnsaved(this.read())) return;
    const { content, saved } = this.read();
    this.#set({ ...this.read(), activity: 'saving' });
    const result = await this.#ports.save({ version: saved.version, content });
    if (result.kind === 'saved') this.#landed(result.version, content);
    else if (result.kind === 'overtaken') await this.#overtaken(content);
    else this.#refused(result.message, result.isPassing);
  }

  #landed(version: number, sent: DraftContent): void {
    this.#set(savedAs(this.read(), version, sent));
    this.#ports.announce(version);
    if (isUnsaved(this.read())) this.#saveSoon(SAVE_DELAY_MS);
    else this.#ports.backup.clear();
  }

  /** Its own saving whose answer got lost looks like another tab's; only a real difference is asked about. */
  async #overtaken(sent: DraftContent): Promise<void> {
    const other = await this.#ports.load().catch(() => null);
    if (!other || other.version <= this.read().saved.version) return this.#refused('', true);
    if (isSameWork(other.content, sent)) return this.#landed(other.version, sent);
    this.#set(otherFound(this.read(), other));
    if (!isUnsaved(this.read())) this.#ports.backup.clear();
  }

  #refused(failure: string, isPassing: boolean): void {
    this.#set({ ...this.read(), activity: 'failed', failure });
    // Whoever is signed in by then may be somebody else; the browser keeps what was not saved.
    if (isPassing && this.#isOpen) this.#saveSoon(RETRY_DELAY_MS);
  }

  #replaceContent(content: DraftContent): void {
    const before = this.read();
    const isChangedHere = before.isChangedHere || !isSameWork(content, before.content);
    const state = { ...before, content, isChangedHere };
    this.#set(state);
    if (!isUnsaved(state)) return;
    this.#ports.backup.write({ version: state.saved.version, content });
    this.#saveSoon(SAVE_DELAY_MS);
  }

  #saveSoon(delayMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#isAutoSaveOn || this.read().other) return;
    this.#timer = setTimeout(() => void this.save(), delayMs);
  }
}
