import { describe, expect, it } from 'vitest';
import { namedByAddress } from './stage-orders.ts';

const scene = {
  aspect: '9:16',
  logo: { picture: 'logo', corner: 'top-right' },
  card: { picture: 'product', placement: 'hand' },
  background: { kind: 'color', color: '#123456' },
};

describe('the pictures of a scene', () => {
  it('have another name when they are another picture', () => {
    const a = namedByAddress({ scene, pictures: { logo: '/api/media/a.png?s=1', product: '/api/media/p.png?s=1' } });
    const b = namedByAddress({ scene, pictures: { logo: '/api/media/b.png?s=1', product: '/api/media/p.png?s=2' } });
    expect(a.scene.logo).not.toEqual(b.scene.logo);
    expect(a.scene.card).toEqual(b.scene.card);
  });

  it('are found under the names that the scene uses', () => {
    const { scene: named, pictures } = namedByAddress({ scene, pictures: { logo: '/l.png?s=1', product: '/p.png' } });
    expect(pictures[(named.logo as { picture: string }).picture]).toBe('/l.png?s=1');
    expect(pictures[(named.card as { picture: string }).picture]).toBe('/p.png');
  });

  it('are found in the material of a film, too', () => {
    const withMaterial = { ...scene, material: [{ shot: 'picture 1', picture: 'picture 1' }] };
    const { scene: named, pictures } = namedByAddress({ scene: withMaterial, pictures: { 'picture 1': '/m.png?s=1' } });
    expect(pictures[(named.material as { picture: string }[])[0]?.picture ?? '']).toBe('/m.png?s=1');
  });

  it('change nothing else of it', () => {
    const { scene: named } = namedByAddress({ scene, pictures: {} });
    expect(named).toEqual(scene);
  });
});
