import type { DraftContent } from '@herald/contract';
import {
  type DraftState,
  isUnsaved,
  mineKept,
  openDraft,
  otherFound,
  otherTaken,
  type SavedDraft,
  savedAs,
} from './draft-state.ts';
import { isSameWork } from './same-content.ts';

export type SaveResult =
  | { kind: 'saved'; version: number }
  /** Somebody saved a later version. */
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

export const saveDelayMs = 800;
export const retryDelayMs = 5_000;

/** The draft of one wizard: changes at once here, soon on the server, and never lost in between. */
export class DraftStore {
  private readonly ports: DraftPorts;
  private readonly listeners = new Set<() => void>();
  private state: DraftState;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAutoSaveOn = true;
  private sending: Promise<void> | null = null;

  constructor(saved: SavedDraft, ports: DraftPorts) {
    this.ports = ports;
    this.state = openDraft(saved, ports.backup.read());
  }

  readonly read = (): DraftState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  switchAutoSave(isOn: boolean): void {
    this.isAutoSaveOn = isOn;
    if (isUnsaved(this.state)) this.saveSoon(saveDelayMs);
  }

  change<Group extends DraftGroup>(group: Group, patch: Partial<DraftContent[Group]>): void {
    this.replaceContent({ ...this.state.content, [group]: { ...this.state.content[group], ...patch } });
  }

  changeTitle(title: string): void {
    this.replaceContent({ ...this.state.content, title });
  }

  /** Also the moment to save what was done on the step before. */
  goToStep(step: DraftContent['step']): void {
    if (step === this.state.content.step) return;
    this.replaceContent({ ...this.state.content, step });
    if (this.isAutoSaveOn) void this.save();
  }

  /** One saving at a time; what changes meanwhile follows right after it. */
  save(): Promise<void> {
    clearTimeout(this.timer);
    this.sending ??= this.send().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** The page goes away: nobody will hear the answer, and what is kept in the browser stays. */
  saveOnLeave(): void {
    if (!this.isAutoSaveOn || !isUnsaved(this.state) || this.state.other) return;
    const { content, saved } = this.state;
    void this.ports.save({ version: saved.version, content }, { isLeaving: true });
  }

  /** Something may have changed elsewhere. */
  async lookForNews(): Promise<void> {
    if (this.sending) return;
    const other = await this.ports.load().catch(() => null);
    if (other && !this.sending) this.set(otherFound(this.state, other));
  }

  /** Another tab says which version it saved. */
  heard(version: number): void {
    if (version > this.state.saved.version) void this.lookForNews();
  }

  takeOther(): void {
    this.set(otherTaken(this.state));
    this.ports.backup.clear();
  }

  keepMine(): Promise<void> {
    this.set(mineKept(this.state));
    return this.save();
  }

  async startOver(): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    await this.ports.clear();
    const saved = await this.ports.load();
    this.ports.backup.clear();
    this.set(openDraft(saved, null));
    this.ports.announce(saved.version);
  }

  /** The wizard is left for another screen. */
  leave(): void {
    if (this.isAutoSaveOn) void this.save();
  }

  private async send(): Promise<void> {
    if (this.state.other || !isUnsaved(this.state)) return;
    const { content, saved } = this.state;
    this.set({ ...this.state, activity: 'saving' });
    const result = await this.ports.save({ version: saved.version, content });
    if (result.kind === 'saved') this.landed(result.version, content);
    else if (result.kind === 'overtaken') await this.overtaken(content);
    else this.refused(result.message, result.isPassing);
  }

  private landed(version: number, sent: DraftContent): void {
    this.set(savedAs(this.state, version, sent));
    this.ports.announce(version);
    if (isUnsaved(this.state)) this.saveSoon(saveDelayMs);
    else this.ports.backup.clear();
  }

  /** Its own saving whose answer got lost looks like somebody else's; only a real difference is asked about. */
  private async overtaken(sent: DraftContent): Promise<void> {
    const other = await this.ports.load().catch(() => null);
    if (!other || other.version <= this.state.saved.version) return this.refused('', true);
    if (isSameWork(other.content, sent)) return this.landed(other.version, sent);
    this.set(otherFound(this.state, other));
    if (!isUnsaved(this.state)) this.ports.backup.clear();
  }

  private refused(failure: string, isPassing: boolean): void {
    this.set({ ...this.state, activity: 'failed', failure });
    if (isPassing) this.saveSoon(retryDelayMs);
  }

  private replaceContent(content: DraftContent): void {
    const state = { ...this.state, content };
    this.set(state);
    if (!isUnsaved(state)) return;
    this.ports.backup.write({ version: state.saved.version, content });
    this.saveSoon(saveDelayMs);
  }

  private saveSoon(delayMs: number): void {
    clearTimeout(this.timer);
    if (!this.isAutoSaveOn || this.state.other) return;
    this.timer = setTimeout(() => void this.save(), delayMs);
  }

  private set(state: DraftState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
