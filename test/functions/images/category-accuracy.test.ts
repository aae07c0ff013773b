import { expect, it } from 'vitest';
import { likelyCategoriesOf } from '#functions/images/garment/likely-categories';
import { slotOf } from '#shared/catalog';
import { suggestCategory } from '#shared/rules/suggest-category';
import { decodePhoto } from '../../../functions/images/decode/decode-photo.ts';
import { subjectIn } from '../../../functions/images/subject-color/subject-in.ts';
import { thumbnailOf } from '../../../functions/images/thumbnail.ts';
import { renderScene } from '../../support/scenes/render-scene.ts';
import { scenesOn } from '../../support/scenes/sightings.ts';

/** Backgrounds and a seed that were not used to fit the weights. */
const backgrounds = ['plaid', 'bed', 'pebbles', 'stripes'] as const;
const seed = 31_000;

it('the category is told from photos on backgrounds that were not learned from', async () => {
  const scenes = backgrounds.flatMap((background, index) => scenesOn(background, 10, seed + index));
  const found: { slot: boolean; category: boolean }[] = [];
  for (const scene of scenes) {
    const subject = subjectIn(await thumbnailOf(await decodePhoto(await renderScene(scene))));
    const category = suggestCategory({ seen: likelyCategoriesOf(subject) })?.category ?? '';
    found.push({
      slot: slotOf(category) === slotOf(scene.piece.category),
      category: category === scene.piece.category,
    });
  }
  const share = (of: 'slot' | 'category') => found.filter((each) => each[of]).length / found.length;
  // On 160 such scenes the slot is right for 89 % and the category for 83 %. With 40 scenes the shares vary, so the
  // limits are lower.
  expect(share('slot')).toBeGreaterThanOrEqual(0.8);
  expect(share('category')).toBeGreaterThanOrEqual(0.6);
}, 60_000);
