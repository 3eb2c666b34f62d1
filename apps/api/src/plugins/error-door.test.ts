import { AppError } from '@herald/core/errors';
import { StorageError } from '@herald/core/storage';
import { EngineError } from '@herald/media/engine-error';
import { describe, expect, it } from 'vitest';
import { translate } from './error-door.ts';

const queryFailed = (cause: Error) =>
  Object.assign(new Error('Failed query: select 1', { cause }), { query: 'select 1', params: [] });
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('every error becomes one of ours', () => {
  it.each<[string, Error, string]>([
    ['an error of ours', new AppError('email_taken'), 'email_taken'],
    ['a database that is not there', queryFailed(withCode('connect', 'ECONNREFUSED')), 'unavailable'],
    ['a database socket that is not there', queryFailed(withCode('connect', 'ENOENT')), 'unavailable'],
    ['a database that shuts down', queryFailed(withCode('terminating connection', '57P01')), 'unavailable'],
    ['a database that starts', queryFailed(withCode('starting up', '57P03')), 'unavailable'],
    ['a database that is full', queryFailed(withCode('too many clients', '53300')), 'unavailable'],
    ['a connection lost in between', queryFailed(new Error('Connection terminated unexpectedly')), 'unavailable'],
    ['a connection that died silently', queryFailed(new Error('Query read timeout')), 'unavailable'],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'unavailable'],
    ['SQL that is wrong', queryFailed(withCode('syntax error', '42601')), 'internal'],
    ['a file that is not there', withCode('open', 'ENOENT'), 'internal'],
    ['media that is not there', new StorageError('not_found', 'gone'), 'not_found'],
    ['media of an impossible name', new StorageError('bad_key', '../x'), 'not_found'],
    ['a full disk', new StorageError('full', 'ENOSPC'), 'unavailable'],
    ['a full disk for temporary files', withCode('write', 'ENOSPC'), 'unavailable'],
    ['a disk nobody may write to', withCode('open', 'EROFS'), 'unavailable'],
    ['an engine that cannot work', new EngineError('unavailable', 'The voice service does not answer.'), 'unavailable'],
    ['a voice that fails', new EngineError('voice_failed', 'ElevenLabs sent no sound.'), 'unavailable'],
    ['a refusal of the framework', Object.assign(new Error('x'), { statusCode: 413 }), 'payload_too_large'],
    ['pressure', Object.assign(new Error('x'), { statusCode: 503 }), 'unavailable'],
    ['a status nobody planned', Object.assign(new Error('x'), { statusCode: 418 }), 'internal'],
    ['anything else', new TypeError('x is not a function'), 'internal'],
  ])('%s', (_, error, code) => {
    expect(translate(error).code).toBe(code);
  });

  it('says in words that the store is away, and not why', () => {
    const { message } = translate(new StorageError('unavailable', 'The object store refuses this access key'));
    expect(message).toBe('The file storage does not respond. Please try again in a minute.');
  });

  it('says that a voice failed and what to do, and not what its service said', () => {
    const { message } = translate(new EngineError('voice_failed', 'ElevenLabs said: out of memory'));
    expect(message).toBe('The voice could not speak this. Please try again in a minute, or choose another voice.');
  });

  it('keeps what happened for the log', () => {
    const error = new TypeError('x is not a function');
    expect(translate(error).cause).toBe(error);
  });
});
