import { isColor, isOneOf } from './choices.ts';
import { EngineError } from './engine-error.ts';

/** Says where a scene's description is wrong, in the words of its JSON path. */
export class SceneSpecError extends EngineError {
  override readonly name = 'SceneSpecError';
  readonly path: string;

  constructor(path: string, problem: string) {
    super('scene_invalid', `${path || 'scene'} ${problem}`);
    this.path = path;
  }
}

type Field = Record<string, unknown>;

/** Reads one object of an untrusted description; every reader names the field it could not accept. */
export class SpecReader {
  readonly path: string;
  private readonly fields: Field;

  constructor(value: unknown, path: string) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new SceneSpecError(path, 'must be an object');
    this.fields = value as Field;
    this.path = path;
  }

  pathOf(key: string): string {
    return this.path ? `${this.path}.${key}` : key;
  }

  raw(key: string): unknown {
    return this.fields[key];
  }

  onlyKeys(keys: readonly string[]): void {
    const unknown = Object.keys(this.fields).find((key) => !keys.includes(key));
    if (unknown) throw new SceneSpecError(this.pathOf(unknown), 'is not a known field');
  }

  oneOf<T extends string | number>(key: string, options: readonly T[], fallback?: T): T {
    const value = this.fields[key] ?? fallback;
    if (!isOneOf(options, value)) throw new SceneSpecError(this.pathOf(key), `must be one of ${options.join(', ')}`);
    return value;
  }

  number(key: string, range: { min: number; max: number; fallback?: number }): number {
    const value = this.fields[key] ?? range.fallback;
    if (typeof value !== 'number' || !Number.isFinite(value) || value < range.min || value > range.max)
      throw new SceneSpecError(this.pathOf(key), `must be a number from ${range.min} to ${range.max}`);
    return value;
  }

  text(key: string, limit: { min?: number; max: number; fallback?: string }): string {
    const value = this.fields[key] ?? limit.fallback;
    if (typeof value !== 'string') throw new SceneSpecError(this.pathOf(key), 'must be text');
    if (value.trim().length < (limit.min ?? 1)) throw new SceneSpecError(this.pathOf(key), 'must not be empty');
    if (value.length > limit.max)
      throw new SceneSpecError(this.pathOf(key), `must have at most ${limit.max} characters`);
    return value;
  }

  color(key: string, fallback?: string): string {
    const value = this.fields[key] ?? fallback;
    if (typeof value !== 'string' || !isColor(value))
      throw new SceneSpecError(this.pathOf(key), 'must be a color like #1a2b3c');
    return value.toLowerCase();
  }

  /** What is either there and true or left out, under its own name; false is left out, too. */
  flag<Key extends string>(key: Key): { [K in Key]?: true } {
    const value = this.fields[key] ?? false;
    if (typeof value !== 'boolean') throw new SceneSpecError(this.pathOf(key), 'must be true or false');
    const flag: { [K in Key]?: true } = {};
    if (value) flag[key] = true;
    return flag;
  }

  list<T>(key: string, read: (value: unknown, path: string) => T): T[] {
    const value = this.fields[key] ?? [];
    if (!Array.isArray(value)) throw new SceneSpecError(this.pathOf(key), 'must be a list');
    return value.map((item, index) => read(item, `${this.pathOf(key)}[${index}]`));
  }

  optional<T>(key: string, read: (reader: SpecReader) => T): T | null {
    const value = this.fields[key];
    return value === undefined || value === null ? null : read(new SpecReader(value, this.pathOf(key)));
  }

  part<T>(key: string, read: (reader: SpecReader) => T): T {
    return read(new SpecReader(this.fields[key], this.pathOf(key)));
  }
}
