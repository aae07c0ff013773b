import { describe, expect, it } from 'vitest';
import { toGarment } from '#shared/stylist/ranking/garment';
import { openIntent } from '#shared/stylist/ranking/intent';
import { outfitScorer } from '#shared/stylist/ranking/outfit-scorer';
import type { Preferred } from '#shared/stylist/ranking/rank-request';
import { piece } from '../../../support/examples/wardrobes.ts';

const shirt = piece('shirt', { description: 'linen shirt', color: 'navy' });
const jeans = piece('jeans', { color: 'blue' });
const boots = piece('boots', { color: 'brown' });
const reasonsFor = (known: Preferred) =>
  outfitScorer(openIntent, known).reasons([shirt, jeans, boots].map(toGarment));

describe('the facts about a person’s past', () => {
  it('name the pieces that were liked together', () => {
    const liked = { itemIds: [jeans.id, boots.id], liked: true };
    expect(reasonsFor({ feedback: [liked] }).rating.liked).toEqual([jeans.id, boots.id]);
    expect(reasonsFor({ feedback: [{ ...liked, liked: false }] }).rating.liked).toEqual([]);
    expect(reasonsFor({ feedback: [{ ...liked, itemIds: [jeans.id] }] }).rating.liked).toEqual([]);
  });

  it('carry the text of a trend, the piece that it names and whose it is', () => {
    const trends = { texts: ['brown leather', 'Linen and navy'], fromPinboard: true };
    expect(reasonsFor({ trends }).trend).toMatchObject({
      fromPinboard: true,
      matches: [
        { piece: shirt.id, text: 'Linen and navy', words: ['linen', 'navy'] },
        { piece: boots.id, text: 'brown leather', words: ['brown'] },
      ],
    });
  });
});

it('only jewelry and watches have the color of their metal', () => {
  const colorOf = (category: string) =>
    toGarment(piece(category, { color: 'yellow', description: 'gold' })).oklch?.name;
  expect(['jewelry', 'watch', 'scarf', 'belt'].map(colorOf)).toEqual(['gold', 'gold', 'yellow', 'yellow']);
});
