import { expect, it } from 'vitest';
import { english } from '#shared/stylist/wording/english/wording';
import { pieceOf } from '#shared/stylist/wording/piece';
import { swedish } from '#shared/stylist/wording/swedish/wording';
import looks from '../../../support/hearing/looks.json' with { type: 'json' };

it.each(looks)('a %s (%s, “%s”) is named by its cut, pattern, fabric and model: %s', (...row) => {
  const [category = '', color = '', description = '', inEnglish, inSwedish] = row;
  const worn = pieceOf({ id: '1', category, color, description, style: 'casual', brand: null });
  const [inWords] = english.description.list({ worn });
  const [iOrd] = swedish.description.list({ worn });
  expect([inWords?.toLowerCase(), iOrd?.toLowerCase()]).toEqual([`${inEnglish}.`, `${inSwedish}.`]);
});
