/** A service on another machine, with what is needed to open it. */
export interface ServiceToOpen {
  /** What its engines are called and what the ids of its voices begin with; stable, because films and sounds keep it. */
  name: string;
  /** What people call it. */
  title: string;
  /** How it is spoken to; a newer Herald may have stored one that this one does not know. */
  wire: string;
  baseUrl: string;
  model?: string | undefined;
  /** Voices as an operator names them. */
  voices?: string | undefined;
  /** In no error and no log. */
  key?: string | undefined;
  /** What only its wire has, by name: a workflow, headers. */
  settings?: Readonly<Record<string, string>> | undefined;
}

/** What a service said to the cheapest real call. */
export interface ServiceTestReport {
  isOk: boolean;
  message: string;
  /** Of a test that failed: HTTP_{status}, NETWORK_ERROR, TIMEOUT_ERROR or UNKNOWN_ERROR. */
  failure?: string;
  /** The calls that were made. */
  askedFor: string;
  latencyMs: number | null;
  /** Voices Herald can offer. */
  voices: number | null;
  /** Known where something was said. */
  sampleRateHz: number | null;
  models: number | null;
  /** Models that will be shut down, the first to end first. */
  ends: { model: string; on: string }[];
  /** People of its own that Herald can offer. */
  avatars?: number | null;
  /** What is left of the account there, in its own words. */
  quota?: string | null;
}

/** A person who is filmed by a service and nowhere else. */
export interface HostedAvatar {
  /** As the service calls them. */
  id: string;
  name: string;
  gender: 'female' | 'male' | '';
  /** `custom`: made by the owner of the key. */
  type: 'default' | 'custom';
  pictureUrl: string;
}

/** What a call to a service uses up. */
export interface ServiceUse {
  /** The name of the service. */
  service: string;
  kind: 'speech' | 'film' | 'picture';
  /** Characters that are said, seconds that are filmed, or pictures. */
  units: number;
  /** Of what is said, where it is known. */
  soundSec?: number;
  /** What it is for, where that is not what the account was looked up for. */
  subject?: string;
  /** The same use, told again by another attempt, counts once. */
  key?: string;
}

/** What was used in the end, where that differs. */
export type RealUse = Partial<Pick<ServiceUse, 'units' | 'soundSec'>>;

/** Counts what an account uses of services; it may refuse. */
export interface Meter {
  /** Throws an `EngineError` of the kind `over_budget` where a cap would be passed. */
  begin(use: ServiceUse): Promise<MeteredUse>;
}

export interface MeteredUse {
  /** Somebody gets a bill for it, even if nobody knows the price. */
  isPaid: boolean;
  done(used?: RealUse): Promise<void>;
  /** Nothing was used. */
  drop(): Promise<void>;
}

/** On whose behalf engines work. */
export interface AccountView {
  accountId: string;
  /** Services the account has a key of its own for; they are asked before those of the installation. */
  services: readonly ServiceToOpen[];
  /** What the services of keys would be called that the account does not have, or has no more. */
  absent?: readonly Omit<ServiceToOpen, 'title' | 'key'>[];
  meter?: Meter;
}
