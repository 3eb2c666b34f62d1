import type { ServiceToOpen } from '@herald/media/engines/outside-service';
import type { OutsideService } from '../answers/outside-service.ts';
import type { HealthBook } from '../routing/health-book.ts';
import type { OtherNames } from '../routing/other-names.ts';
import { VoiceCatalog } from '../routing/voice-catalog.ts';
import { identityOf } from './outside-services.ts';

/** The services an account has keys of its own for, and its list of voices. */
export interface OpenAccount {
  services: readonly OutsideService[];
  catalog: VoiceCatalog;
}

interface Options {
  open(service: ServiceToOpen): OutsideService | undefined;
  /** The voices everybody has. */
  beside: VoiceCatalog;
  health: HealthBook;
  maxAgeMs: number;
}

/** More accounts than this are opened anew when they come back. */
const MOST_KEPT = 200;

/** Keeps the services of accounts open, so that their lists are asked for once and not with every request. */
export class AccountServices {
  readonly #options: Options;
  readonly #kept = new Map<string, { identity: string; account: Promise<OpenAccount> }>();

  constructor(options: Options) {
    this.#options = options;
  }

  async get(accountId: string, services: readonly ServiceToOpen[], alsoCalled: OtherNames): Promise<OpenAccount> {
    const { beside } = this.#options;
    if (services.length === 0) {
      this.#kept.delete(accountId);
      return { services: [], catalog: beside };
    }
    const identity = services.map(identityOf).join();
    const kept = this.#kept.get(accountId);
    this.#kept.delete(accountId);
    const entry = kept?.identity === identity ? kept : { identity, account: this.#open(services, alsoCalled) };
    this.#kept.set(accountId, entry);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest) this.#kept.delete(oldest);
    return entry.account;
  }

  async #open(stored: readonly ServiceToOpen[], alsoCalled: OtherNames): Promise<OpenAccount> {
    const { open, beside, health, maxAgeMs } = this.#options;
    const services = stored.flatMap((service) => open(service) ?? []);
    const voices = services.flatMap(({ voice }) => voice ?? []);
    const catalog = await VoiceCatalog.open({ engines: () => voices, health, maxAgeMs, beside, alsoCalled });
    return { services, catalog };
  }
}
