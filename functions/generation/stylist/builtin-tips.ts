import type { Garment } from '#shared/ranker/garment';
import type { RankedOutfit } from '#shared/ranker/rank';
import { hotAbove } from '#shared/ranker/temperatures';
import { nounOf, type Phraser } from './builtin-words.ts';
import { capitalize } from './english.ts';

/** Up to three styling tips for the outfit, the most specific first. */
export function tipsFor({ garments, reasons }: RankedOutfit, say: Phraser): string[] {
  const of = (...categories: string[]) => garments.find(({ category }) => categories.includes(category));
  const has = (...categories: string[]) => of(...categories) !== undefined;
  const { rain, snow, degrees } = reasons.weather;
  const knit = of('sweater', 'turtleneck', 'cardigan');
  const tips = [
    (rain || snow) && wetShoes(garments),
    has('shirt', 'blouse') &&
      has('trousers', 'chinos', 'jeans', 'skirt', 'mini-skirt') &&
      say('tuck', [
        'Tuck the front in and let the back fall.',
        'Tuck it in all the way and let the waist show.',
        'Roll the sleeves twice, to just below the elbow.',
      ]),
    has('t-shirt') && has('jeans', 'shorts', 'skirt') && 'A half-tuck keeps the proportions right.',
    !snow &&
      !rain &&
      has('jeans', 'chinos') &&
      has('loafers', 'oxfords', 'sneakers') &&
      say('hem', ['Turn the hem up once to show the ankle.', 'Let the hem just touch the shoe, no lower.']),
    has('blazer') &&
      say('blazer', [
        'Push the sleeves up a little to take the stiffness out.',
        'Leave the blazer open; buttons are for photographs.',
      ]),
    has('coat', 'trench-coat') &&
      say('coat', [
        'Tie the belt, or leave the coat open; never button it halfway.',
        'Turn the collar up only when the wind asks for it.',
      ]),
    has('hoodie', 'sweatshirt') &&
      has('leather-jacket', 'denim-jacket', 'coat') &&
      'Let the hood fall over the collar of the jacket.',
    has('leather-jacket') && 'Zip it only at the waist, if at all.',
    has('dress', 'midi-dress', 'maxi-dress') && !has('belt') && 'A narrow belt at the waist gives it shape.',
    knit && `Keep jewelry small: the ${nounOf(knit)} is texture enough.`,
    has('scarf') &&
      say('scarf', [
        'Let the scarf hang open rather than knotted.',
        'Loop the scarf once and leave it loose.',
      ]),
    has('belt') &&
      has('bag', 'loafers', 'boots', 'ankle-boots') &&
      'Leather near leather: keep belt and shoes in one tone.',
    has('sneakers') && say('sneakers', ['Clean laces make the difference.', 'Wear socks nobody sees.']),
    has('jewelry', 'watch') && 'Stay with one metal from ear to wrist.',
    degrees !== null &&
      degrees > hotAbove &&
      has('shirt', 'blouse', 'polo') &&
      'Leave the top button open and carry less.',
  ];
  return [
    ...tips.filter((tip) => typeof tip === 'string'),
    'Wear one thing less than you think you need.',
  ].slice(0, 3);
}

/** The reason that stands beside an item: what it does in the outfit. */
export function roleOf(garment: Garment, { garments, reasons }: RankedOutfit, say: Phraser): string {
  const { id, slot } = garment;
  const note = reasons.weather.notes.find((each) => each.piece === id)?.note;
  const { accents } = reasons.color.harmony;
  const partner = reasons.affinity.pair?.includes(id)
    ? garments.find((other) => other.id !== id && reasons.affinity.pair?.includes(other.id))
    : undefined;
  if (reasons.prompt.asked.includes(id) || reasons.prompt.colors.includes(garment.color))
    return 'You asked for it.';
  if (note === 'keeps the rain out') return 'Keeps the rain out.';
  if (note === 'made for snow') return 'Made for snow.';
  if (reasons.statement.piece === id) return 'The statement piece of the look.';
  if (accents.length === 1 && garment.oklch?.name === accents[0] && !garment.oklch?.neutral)
    return say(id, ['Brings the color.', 'The one note of color.']);
  if (note === 'keeps warm') return 'Keeps you warm.';
  if (note === 'cool in the heat') return 'Stays cool in the heat.';
  if (partner) return `${capitalize(say(id, ['At its best with', 'Made for']))} the ${nounOf(partner)}.`;
  const roles: Record<Garment['slot'], readonly [string, ...string[]]> = {
    top: ['Sets the tone.', 'Where the look begins.'],
    bottom: ['Grounds the look.', 'Draws a clean line below.'],
    dress: ['The whole look in one piece.'],
    outerwear: ['The layer that finishes it.', 'Pulls it all together.'],
    shoes: ['As dressed up as the rest.', 'Keeps the look on its feet.'],
    bag: ['Carries what you need and the palette too.', 'Echoes the rest without repeating it.'],
    accessory: ['The small detail that makes it yours.', 'A last touch, no more.'],
    other: ['Completes it.'],
  };
  return say(id, roles[slot]);
}

function wetShoes(garments: readonly Garment[]): string | false {
  const shoes = garments.find(({ category }) => leatherShoes.has(category));
  if (!shoes) return false;
  return shoes.attributes.fabrics.includes('suede')
    ? 'Brush the suede and spray it before it meets the wet.'
    : 'Wax the leather before you go out in the wet.';
}
const leatherShoes = new Set(['ankle-boots', 'boots', 'loafers', 'oxfords']);
