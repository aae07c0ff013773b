import { slotOf } from '#shared/catalog';
import type { Asked } from '#shared/stylist/hearing/brief';
import { tagged } from '#shared/stylist/hearing/item-tags';
import { ruleOf } from '#shared/stylist/hearing/rule';
import { settingOf as dressCodeOf, tooCasualFor } from '#shared/stylist/hearing/words/settings';
import { toGarment } from '#shared/stylist/ranking/garment';
import { isRightAt } from '#shared/stylist/ranking/item-rules';
import { ownedBesides } from './asked-shortcomings.ts';
import type { Facts } from './facts.ts';
import { type Objection, objectionsTo } from './objections.ts';
import type { Piece } from './piece.ts';
import { mainSetting } from './setting.ts';

/** A piece or a color that a question asks about, with what there is to say about it. */
export type Judged = {
  words: string;
  worn: Piece[];
  isOwned: boolean;
  /**
   * Why it should not be worn; undefined if it may be. If a piece of the outfit is meant, that piece decides. If only other
   * pieces of the person are meant, there is a reason only if each of them is wrong. If the person owns none, the words
   * are judged as if they described a piece.
   */
  objection: Objection | undefined;
  /** How much more formal it is than the occasion, -1 to 1. */
  excess: number;
};

/** What there is to say of a piece or a color that a question asks about, also if the person owns none. */
export function judge({ words, rule, category, color }: Asked, facts: Facts): Judged {
  const { brief, language } = facts;
  // 'Do I need a jacket?' is asked of any coat.
  const isCoat =
    brief.question?.asks === 'need' && category !== 'blazer' && slotOf(category ?? 'other') === 'outerwear';
  const isMeant = ruleOf(isCoat ? '@outerwear' : rule);
  const owned = [...facts.worn, ...ownedBesides(facts)].filter(({ item }) => isMeant(item));
  const described = {
    ...{ id: '', category: category ?? typicalOfColor, color: color ?? '', style: '' },
    ...{ brand: null, description: words },
  };
  const place = mainSetting(brief, language);
  const code = dressCodeOf(place?.id ?? '');
  const tooCasual = tooCasualFor(code);
  const garment = toGarment(described);
  // Sandals that are flip-flops in the words of the question, but not those with heels.
  const isTooCasual =
    category !== null &&
    !isRightAt(tagged(described), code) &&
    !tagged(described).tags.has('high-heel') &&
    (tooCasual.has(category) || tooCasual.has(garment.attributes.kind ?? ''));
  const worn = isTooCasual ? [] : facts.worn.filter(({ item }) => isMeant(item)).slice(0, 2);
  const meant = (worn.length > 0 ? worn : category ? owned : []).map(({ item }) => item);
  const found = (meant.length > 0 ? meant : [tagged(described)]).map((item) =>
    objectionsTo(item, brief, language).slice(0, 1),
  );
  // Of several that are owned, one may do.
  const objections = found.every((each) => each.length > 0) ? found.flat() : [];
  const ofCode: Objection[] = isTooCasual && place ? [{ because: 'occasion', of: place.phrase }] : [];
  return {
    words,
    worn,
    isOwned: owned.length > 0,
    objection: [...objections.filter(({ because }) => because !== 'style'), ...ofCode, ...objections].find(
      // What the body needs is asked of pieces, and not of a color.
      ({ because }) => category !== null || because !== 'comfort',
    ),
    excess: code ? garment.formality - code.formality : 0,
  };
}

/** A color alone is judged on this piece. */
const typicalOfColor = 'dress';
