import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas, registerFontsOf } from '../../../testing/node-canvas.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { prepareScene } from '../setup/prepare-scene.ts';
import type { Scene } from '../setup/scene.ts';
import { ScenePlayer } from './scene-player.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

/** A page whose sound and screen are moved by hand. */
class HandPage {
  nowSec = 0;
  shown: number[] = [];
  ended = 0;
  #waiting: (() => void) | null = null;

  stage(scene: Scene) {
    return {
      ctx: contextOf(makeCanvas(scene.layout.width, scene.layout.height)),
      clock: () => this.nowSec,
      requestFrame: (callback: () => void) => {
        this.#waiting = callback;
        return 7;
      },
      cancelFrame: () => {
        this.#waiting = null;
      },
      onFrame: (tSec: number) => this.shown.push(tSec),
      onEnd: () => this.ended++,
    };
  }

  refreshAt(tSec: number): void {
    this.nowSec = tSec;
    const callback = this.#waiting;
    this.#waiting = null;
    callback?.();
  }
}

const spec = sampleScene({ aspect: '1:1', background: { kind: 'color', color: '#445566' }, durationSec: 4 });
registerFontsOf(spec);
const scene = prepareScene(spec, { makeCanvas });
let page: HandPage;
let player: ScenePlayer;

beforeEach(() => {
  page = new HandPage();
  player = new ScenePlayer(scene, page.stage(scene));
});

describe('a playing scene', () => {
  it('follows the sound and leaves out pictures that come too late', () => {
    player.play();
    for (const tSec of [0, 0.04, 0.5, 0.54]) page.refreshAt(tSec);
    expect(page.shown).toEqual([0, 0.04, 0.5, 0.54]);
  });

  it('draws each picture of the film once, however often the screen refreshes', () => {
    player.play();
    for (let i = 0; i < 12; i++) page.refreshAt(i / 120);
    expect(page.shown).toHaveLength(3);
  });

  it('stops on request and continues where the sound is', () => {
    player.play();
    page.refreshAt(0.1);
    player.pause();
    expect(player.playing).toBe(false);
    page.refreshAt(0.2);
    expect(page.shown).toEqual([0.1]);
    player.play();
    page.refreshAt(0.9);
    expect(page.shown).toEqual([0.1, 0.9]);
  });

  it('ends with the scene and says so once', () => {
    player.play();
    page.refreshAt(3.9);
    page.refreshAt(4.02);
    page.refreshAt(4.1);
    expect(page.ended).toBe(1);
    expect(player.playing).toBe(false);
  });

  it('bakes a gesture picture by picture before it starts', () => {
    const gestures = [{ name: 'wave', hand: 'left', strokeSec: 2, untilSec: 3 }] as const;
    const acted = { ...spec, acting: spec.acting && { ...spec.acting, gestures: [...gestures] } };
    const ahead = prepareScene(acted, { makeCanvas });
    const [{ performer }] = ahead.shots;
    new ScenePlayer(ahead, page.stage(ahead)).play();
    for (let i = 0; i < 40; i++) page.refreshAt(i / 30);
    expect(performer.prepareGestures(gestures)).toBe(false);
    expect(performer.prepareGestures([{ name: 'count', hand: 'left' }])).toBe(true);
  });
});
