import { createNodeLandmarker } from '@herald/landmarks/node';
import type { FindPerson } from '@herald/stage/clips';

/** Finds the person in the pictures of a clip. */
export async function openPersonFinder(): Promise<FindPerson> {
  const { findPerson } = await createNodeLandmarker();
  return findPerson;
}
