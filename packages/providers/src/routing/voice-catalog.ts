import { EngineError } from '@herald/media/engine-error';
import type { ListedVoice } from '@herald/media/engines/speech-service';
import type { VoiceEngine } from '@herald/media/engines/voice-engine';
import type { Option } from '@herald/media/option';
import { UNKNOWN_REGION, type VoiceInfo } from '@herald/media/voice';
import type { HealthBook } from './health-book.ts';
import { noOtherNames, type OtherNames } from './other-names.ts';

/** How long the first lists are waited for; a service that needs longer joins when its list has come. */
const FIRST_LIST_MS = 2000;
const LIST_LIMIT_MS = 20_000;

const LANGUAGE_LABELS: Record<string, string> = { nb: 'Norwegian' };
const REGION_LABELS: Record<string, string> = { SCT: 'Scotland', [UNKNOWN_REGION]: 'Other (language not known)' };
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });

interface Region extends Option {
  voices: ListedVoice[];
}

interface Country extends Option {
  regions: Map<string, Region>;
}

interface Kept {
  engine: VoiceEngine;
  voices: readonly VoiceInfo[];
  askedMs: number;
}

export interface CatalogOptions {
  /** The preferred first; they may change. */
  engines: () => readonly VoiceEngine[];
  health: HealthBook;
  /** Lists older than this are asked for again in the background when they are read. */
  maxAgeMs: number;
  /** Its voices follow those of this one. */
  beside?: VoiceCatalog;
  /** A voice that an earlier list has under another name of its service is left out. */
  alsoCalled?: OtherNames;
}

/** The voices of all engines in one list. It is read from what each engine told last, so reading never waits. */
export class VoiceCatalog {
  readonly #engines: () => readonly VoiceEngine[];
  readonly #health: HealthBook;
  readonly #maxAgeMs: number;
  readonly #kept = new Map<string, Kept>();
  readonly #beside: VoiceCatalog | undefined;
  readonly #alsoCalled: OtherNames;
  #merged: Map<string, Country> | undefined;
  /** The lists it was merged from. */
  #mergedFrom: readonly Kept[] = [];

  private constructor({ engines, health, maxAgeMs, beside, alsoCalled = noOtherNames }: CatalogOptions) {
    this.#beside = beside;
    this.#alsoCalled = alsoCalled;
    this.#engines = engines;
    this.#health = health;
    this.#maxAgeMs = maxAgeMs;
  }

  static async open(options: CatalogOptions): Promise<VoiceCatalog> {
    const catalog = new VoiceCatalog(options);
    await catalog.meetEngines();
    return catalog;
  }

  /** Forgets the voices of engines that are gone, and waits a moment for the lists of new ones. */
  async meetEngines(): Promise<void> {
    const engines = this.#engines();
    for (const [name, { engine }] of this.#kept) if (!engines.includes(engine)) this.#kept.delete(name);
    const strangers = engines.filter(({ name }) => !this.#kept.has(name));
    const lists = Promise.all(strangers.map((engine) => this.#ask(engine)));
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, FIRST_LIST_MS);
    });
    await Promise.race([lists, limit]);
    clearTimeout(timer);
  }

  /** Asks an engine for its list before that is due, because it was seen to answer. */
  async askAgain(name: string): Promise<void> {
    const engine = this.#engines().find((one) => one.name === name);
    if (engine) await this.#ask(engine);
  }

  countries(): Option[] {
    return [...this.#read().values()].map(({ value, label }) => ({ value, label }));
  }

  regions(country: string): Option[] {
    const regions = this.#read().get(country)?.regions.values() ?? [];
    return [...regions].map(({ value, label }) => ({ value, label }));
  }

  voices(country: string, region: string): ListedVoice[] {
    return this.#read().get(country)?.regions.get(region)?.voices ?? [];
  }

  allVoices(): ListedVoice[] {
    return [...this.#read().values()].flatMap(({ regions }) => [...regions.values()].flatMap(({ voices }) => voices));
  }

  /** Asks every engine now. */
  async refresh(): Promise<void> {
    await Promise.all([...this.#engines().map((engine) => this.#ask(engine)), this.#beside?.refresh()]);
  }

  #read(): Map<string, Country> {
    const lists = this.#lists();
    const isSame = lists.length === this.#mergedFrom.length && lists.every((one, at) => one === this.#mergedFrom[at]);
    if (!this.#merged || !isSame) this.#merged = merge(lists, this.#alsoCalled);
    this.#mergedFrom = lists;
    return this.#merged;
  }

  /** What each engine told last, in their order; those that are old are asked for again. */
  #lists(): Kept[] {
    for (const engine of this.#engines()) {
      const askedMs = this.#kept.get(engine.name)?.askedMs ?? 0;
      const maxAgeMs = Math.min(this.#maxAgeMs, (engine.listAgeSec ?? Number.POSITIVE_INFINITY) * 1000);
      if (performance.now() - askedMs > maxAgeMs) void this.#ask(engine);
    }
    const own = this.#engines().flatMap(({ name }) => this.#kept.get(name) ?? []);
    return [...own, ...(this.#beside ? this.#beside.#lists() : [])];
  }

  /** An engine that does not answer keeps the list it told last. */
  async #ask(engine: VoiceEngine): Promise<void> {
    const voices = this.#kept.get(engine.name)?.voices ?? [];
    this.#kept.set(engine.name, { engine, voices, askedMs: performance.now() });
    // It may be replaced while it is asked.
    const isThere = () => this.#kept.get(engine.name)?.engine === engine;
    try {
      const told = await engine.listVoices(AbortSignal.timeout(LIST_LIMIT_MS));
      if (!isThere()) return;
      this.#kept.set(engine.name, { engine, voices: told, askedMs: performance.now() });
      this.#health.answered(engine.name);
    } catch (error) {
      if (!isThere()) return;
      const reason = error instanceof EngineError ? error.message : 'The list of voices did not come.';
      this.#health.failed(engine.name, reason);
    }
  }
}

function merge(lists: readonly Kept[], alsoCalled: OtherNames): Map<string, Country> {
  const countries = new Map<string, Country>();
  const told = new Set<string>();
  for (const { engine, voices } of lists) {
    const { name, model } = engine;
    const others = alsoCalled(name);
    for (const voice of voices) {
      if (others.some((other) => told.has(placeOf(voice, idUnder(other, voice.id))))) continue;
      told.add(placeOf(voice, voice.id));
      addVoice(countries, { ...voice, engine: name, ...(model && { model }) });
    }
  }
  return countries;
}

const placeOf = ({ locale, region = '' }: VoiceInfo, id: string): string => `${id} ${locale} ${region}`;

/** The id of a voice where its service has another name. */
export const idUnder = (name: string, id: string): string => `${name}${id.slice(id.indexOf(':'))}`;

function addVoice(countries: Map<string, Country>, voice: ListedVoice): void {
  const { language, region: named = '' } = new Intl.Locale(voice.locale).maximize();
  const code = voice.region ?? named;
  const country = countries.get(language) ?? { ...languageOption(language), regions: new Map<string, Region>() };
  const region = country.regions.get(code) ?? { ...regionOption(code), voices: [] };
  region.voices.push(voice);
  country.regions.set(code, region);
  countries.set(language, country);
}

const languageOption = (value: string): Option => ({
  value,
  label: LANGUAGE_LABELS[value] ?? languageNames.of(value) ?? value,
});

const regionOption = (value: string): Option => ({
  value,
  label: REGION_LABELS[value] ?? regionNames.of(value) ?? value,
});
