import { describe, expect, it } from 'vitest';
import { romanize } from './romanize.ts';

const ALPHABETS = {
  Latin: 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćčďđēęěğģīįıķłľńňōőœŕřśşšţťūůűųźżžß',
  Cyrillic: 'абвгдежзийклмнопрстуфхцчшщыэюяіїєґ',
  Greek: 'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώς',
  Hebrew: 'אבגדהוזחטיכלמנסעפצקרשתךםןףץ',
  Arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويىة',
};

describe.each(Object.entries(ALPHABETS))('the %s letters', (_, letters) => {
  it('each have a reading', () => {
    expect([...letters].filter((letter) => romanize(letter) === '')).toEqual([]);
  });

  it('become plain letters only', () => {
    expect(romanize(letters)).toMatch(/^[a-z]+$/);
  });

  it('are the same whether written as one sign or with their marks apart', () => {
    expect(romanize(letters.normalize('NFD'))).toBe(romanize(letters.normalize('NFC')));
  });

  it('stay as they are when they are written again', () => {
    const once = romanize(letters);
    expect(romanize(once)).toBe(once);
  });
});

it.each(['5', '!', '-', '\n', '🎉', '€', '今'])('%j has no reading', (sign) => {
  expect(romanize(`a${sign}b`)).toBe('ab');
});
