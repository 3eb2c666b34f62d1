import { describe, expect, it } from 'vitest';
import { readFaceQuery } from './face-query.ts';

describe('the options of a face', () => {
  it('are random where the query says nothing', () => {
    expect(readFaceQuery({})).toMatchObject({
      gender: '',
      age: null,
      seed: null,
      resolution: 1024,
      image_format: 'jpeg',
    });
  });

  it('are read from text', () => {
    const query = {
      gender: 'female',
      age: '34',
      resolution: '512',
      image_format: 'jpg',
      stampless: 'yes',
      skintone: '2.5',
    };
    expect(readFaceQuery(query)).toMatchObject({
      gender: 'female',
      age: 34,
      resolution: 512,
      image_format: 'jpeg',
      stampless: true,
      skintone: 2.5,
    });
  });

  it('leaves an automatic mood to chance', () => {
    expect(readFaceQuery({ mood: 'auto' }).mood).toBe('');
    expect(readFaceQuery({ mood: 'composed' }).mood).toBe('composed');
  });

  it.each([
    [{ gender: 'robot' }, 'gender must be one of: female, male.'],
    [{ age: '34.5' }, 'age must be a whole number from 0 to 80.'],
    [{ age: '81' }, 'age must be a whole number from 0 to 80.'],
    [{ skintone: '-1' }, 'skintone must be a number from 0 to 10.'],
    [{ seed: 'x' }, 'seed must be a whole number from 0 to 4294967295.'],
    [{ resolution: '2048' }, 'resolution must be one of: 512, 1024.'],
    [{ image_format: 'gif' }, 'image_format must be one of: jpeg, jpg, png.'],
    [{ stampless: 'perhaps' }, /^stampless must be one of: yes, true, 1, no, false, 0\.$/],
  ])('%j is refused', (query, message) => {
    expect(() => readFaceQuery(query)).toThrow(message);
  });
});
