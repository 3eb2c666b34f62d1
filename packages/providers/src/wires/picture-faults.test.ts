import { describe, expect, it } from 'vitest';
import { openProviders } from '../open/open-providers.ts';
import { pictureFaultRules } from '../testing/conformance/picture-faults.ts';
import { openFaceStudioDouble, openOpenaiImagesDouble } from '../testing/picture-double.ts';
import { aFace, aPerson } from '../testing/picture-wishes.ts';

describe('the wire openai-images', () => {
  pictureFaultRules({
    wire: 'openai-images',
    open: openOpenaiImagesDouble,
    model: 'gpt-image-2.5-sunburst',
    draw: ({ image }, signal) => image.avatar({ ...aPerson, ...(signal && { signal }) }, signal ? { signal } : {}),
    refusal: { status: 400, body: '{"error":{"code":"moderation_blocked","message":"Rejected, KEY."}}' },
    answerOf: (picture) => Buffer.from(JSON.stringify({ data: [{ b64_json: picture.toString('base64') }] })),
  });
});

describe('the wire face-studio', () => {
  pictureFaultRules({
    wire: 'face-studio',
    open: openFaceStudioDouble,
    draw: ({ image }, signal) => image.face(aFace, signal ? { signal } : {}),
    refusal: { status: 400, body: '{"detail":"Invalid ethnicity for KEY."}' },
    answerOf: (picture) => picture,
  });
});

it('without any service Herald draws, and says nothing of others', async () => {
  const { image } = await openProviders();
  const face = await image.face(aFace);
  expect(face).toMatchObject({ kind: 'character', drawnBy: { name: 'embedded', isOwn: true } });
  expect(face).not.toHaveProperty('insteadReason');
});
