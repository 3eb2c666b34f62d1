import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { runRender } from './render-command.ts';
import { useRenderFolder } from './testing/render-folder.ts';

const { at, printed } = useRenderFolder();

describe('a plan', () => {
  const words = 'Good morning to all of you. We bake our bread at four. Come and see it today.';
  const still = (name: string, sec = '3.4'): string[] => ['--preview', at(name), '--at', sec];

  test('is written, and makes the same picture again by itself', async () => {
    const asked = ['--text', words, '--preset', 'omar', '--background', '#203040', '--aspect', '1:1'];
    expect(await runRender([...asked, '--plan', at('plan.json'), ...still('first.png')])).toBe(0);
    expect(printed.err).toMatch(/The plan of this video is in .*plan\.json/);
    const plan = JSON.parse(await readFile(at('plan.json'), 'utf8'));
    expect(plan).toMatchObject({ text: words, preset: 'omar', seed: expect.any(Number), plan: { version: 1 } });
    expect(plan.plan.sentences).toHaveLength(3);
    expect(await runRender(['--plan', at('plan.json'), ...still('again.png')])).toBe(0);
    expect(await readFile(at('again.png'))).toEqual(await readFile(at('first.png')));
  });

  test('names the trade of its words, and one that names no place stays where it was', async () => {
    const asked = ['--text', words, '--preset', 'omar', '--aspect', '1:1'];
    expect(await runRender([...asked, '--plan', at('told.json'), ...still('bakery.png', '0.5')])).toBe(0);
    const { place, ...older } = JSON.parse(await readFile(at('told.json'), 'utf8'));
    expect([place, older.background]).toEqual(['bakery', undefined]);
    expect(await runRender(['--plan', at('told.json'), ...still('again-told.png', '0.5')])).toBe(0);
    expect(await readFile(at('again-told.png'))).toEqual(await readFile(at('bakery.png')));
    await writeFile(at('older.json'), JSON.stringify(older));
    expect(await runRender(['--plan', at('older.json'), ...still('older.png', '0.5')])).toBe(0);
    expect(await runRender(['--plan', at('older.json'), '--background', 'shop', ...still('shop.png', '0.5')])).toBe(0);
    const [bakery, shop] = await Promise.all([readFile(at('bakery.png')), readFile(at('shop.png'))]);
    expect(await readFile(at('older.png'))).toEqual(shop);
    expect(bakery.equals(shop)).toBe(false);
  });

  test('of another version, or with a sentence that is gone, is told', async () => {
    const scene = { text: words, preset: 'omar', background: '#203040', aspect: '1:1' };
    await writeFile(at('new.json'), JSON.stringify({ ...scene, plan: { version: 2, sentences: [] } }));
    expect(await runRender(['--plan', at('new.json'), ...still('x.png')])).toBe(2);
    expect(printed.err).toMatch(
      /--plan is wrong: This plan is of another version\. This Herald reads version 1\. Make the plan again/,
    );
    const sentences = [{ words: 'Fresh rolls cost nothing on Sundays.', marks: [{ word: 0, mark: 'close' }] }];
    await writeFile(at('lost.json'), JSON.stringify({ ...scene, plan: { version: 1, sentences } }));
    expect(await runRender(['--plan', at('lost.json'), ...still('lost.png')])).toBe(0);
    expect(printed.err).toMatch(/not in the script, so its choices are left out: "Fresh rolls/);
  });
});
