import { insteadOf, type Slot, slotOf, slots } from '../../catalog.ts';
import type { Brief } from '../hearing/brief.ts';
import type { TaggedItem } from '../hearing/item-tags.ts';
import { ruleOf } from '../hearing/rule.ts';
import { type Garment, isOvercoat } from './garment.ts';
import { isLayer } from './hard-rules.ts';
import { type ItemRules, itemRules, strengths } from './item-rules.ts';
import { isBorne, notBanned, poolOf, weatherproof } from './pools.ts';
import { type Choice, extended, isMet, narrowed, optionsOf } from './slot-choices.ts';
import { colorsAndTags, isExtra, mainOnes, preferredOf } from './wishes-without-piece.ts';

/** The items that may fill each slot, by their ids, chosen so that an outfit has what was asked for. */
export type Plan = {
  pools: Readonly<Record<Slot, readonly string[]>>;
  /** `slots`: must be filled if possible. `accessories`: of each of these lists, one accessory is worn. */
  required: { slots: ReadonlySet<Slot>; accessories: readonly (readonly string[])[] };
  /** `ids`: blazers, of which one is worn. `isAsked`: even with a dress. `needsOvercoat`: a coat is worn over it. */
  jackets: { ids: readonly string[]; isAsked: boolean; needsOvercoat: boolean };
};
/** The most ways of fulfilling a brief that are tried. */
const mostPlans = 6;
/**
 * Returns the plans for wearing the pieces and colors of the brief together with the base items. A piece goes into its
 * own slot, a color into any slot that has a piece in it. If two wishes cannot be worn together, the later one is left
 * out.
 */
export function plansOf(
  brief: Brief,
  items: readonly TaggedItem[],
  base: readonly Garment[],
  {
    needsOuterwear,
    likedStyles,
    repeated = [],
  }: { needsOuterwear: boolean; likedStyles: readonly string[]; repeated?: readonly string[] },
): Plan[] {
  // With a suit go other formal pieces.
  const isFormal = brief.pieces.some(({ ids }) => {
    const [only, ...others] = items.filter(({ id }) => ids.includes(id));
    return others.length === 0 && only?.style === 'formal';
  });
  const rules = itemRules(brief, isFormal ? [...likedStyles, 'formal'] : likedStyles, repeated);
  const taken = new Set(base.map(({ slot }) => slot));
  const asked = brief.pieces
    .filter((piece) => !isUnwise(piece, items, rules, brief) && !isOtherExtra(piece, items))
    .map(({ ids }) => ids)
    .filter((ids) => !base.some(({ id }) => ids.includes(id)));
  const start = withHijab(items, asked, rules, brief);
  const welcome = withoutAccents(items, brief);
  const isCovered = !isAmongFamily(brief) && items.some(({ tags }) => tags.has('hijab'));
  // A sleeveless dress that was asked for needs something over it.
  const needsCover =
    isCovered &&
    asked.some((ids) => items.filter(({ id }) => ids.includes(id)).every((item) => isBare(item)));
  const covered = isCovered ? leftWhere((item) => !isBare(item), welcome) : welcome;
  const bySlot = Object.groupBy(covered, ({ category }) => slotOf(category));
  let choices: Choice[] = [start];
  // If the occasion is unknown, the request may mean a piece that is kept for special occasions.
  const most = brief.settings.length ? strengths.length : strengths.indexOf('occasion');
  for (const ids of asked) {
    const named = items.filter(({ id }) => ids.includes(id));
    const borne = leastBanned(named, rules, most);
    const isCover = (['outerwear', 'shoes'] as const).some((slot) =>
      borne.every(({ category }) => slotOf(category) === slot),
    );
    // 'A jacket' in the snow is the warm one, and of 'sneakers or boots' the boots are worn in the rain.
    const fitting = isCover ? preferredOf(borne, rules.weather) : borne;
    choices = extended(choices, optionsOf(fitting), taken);
  }
  for (const { exact, wide, isVague } of colorsAndTags(brief)) {
    const isRight = (item: TaggedItem) => isBorne(item, rules) && !rules.bans.occasion(item);
    const isInClothes = items.some((item) => exact(item) && isRight(item) && !isExtra(item));
    const test = isInClothes ? exact : wide;
    if (base.some((garment) => items.some((item) => item.id === garment.id && test(item)))) continue;
    choices = choices.flatMap((choice) => {
      // A hijab in the color that was asked for does not do, if there are clothes in it.
      const worn = isInClothes ? items.filter((item) => !isExtra(item)) : items;
      if (isMet(choice, worn, test)) return [narrowed(choice, worn, test)];
      const borne = items.filter((item) => test(item) && isBorne(item, rules));
      const fitting = borne.filter((item) => !rules.bans.occasion(item));
      // A hat in the color that was asked for is not worn where no hat is, and 'brights' are no dress code.
      if (fitting.length === 0 && (rules.isSolemn || isVague || borne.every(isExtra))) return [choice];
      const pool = mainOnes(preferredOf(fitting.length ? fitting : borne, rules.prefers), brief);
      return extended([choice], optionsOf(pool), taken);
    });
  }
  const closet = { rules, bySlot, taken, needsOuterwear: needsOuterwear || needsCover };
  const plans = choices.slice(0, mostPlans).flatMap((choice) => planOf(choice, closet) ?? []);
  // There may be nothing to wear with the requested pieces. Then they are ignored.
  return plans.length ? plans : [start].flatMap((choice) => planOf(choice, closet) ?? []);
}

/** Whether a piece about which a question asks is wrong for the weather: 'Is a sweater too much at 30 degrees?' */
const isUnwise = (
  { words, ids }: Brief['pieces'][number],
  items: readonly TaggedItem[],
  { bans }: ItemRules,
  { question, pieces }: Brief,
) =>
  question?.words === words &&
  // 'Shorts with tights?'
  pieces.length === 1 &&
  items.filter(({ id }) => ids.includes(id)).every((item) => bans.weather(item));

/** Whether only an accessory is owned that lacks what was asked for: a red scarf is no silver accessory. */
const isOtherExtra = ({ ids, missing }: Brief['pieces'][number], items: readonly TaggedItem[]) =>
  missing.length > 0 &&
  items.some(({ id }) => ids.includes(id)) &&
  items.filter(({ id }) => ids.includes(id)).every(({ category }) => slotOf(category) === 'accessory');

/** What is not worn with a hijab without something over it. */
const isBare = ruleOf(
  '@dress&#sleeveless @dress&#thin-straps @dress&#above-knee @top&#sleeveless @top&#short-sleeves @top&#thin-straps #backless tank-top crop-top mini-skirt shorts',
);

/** Where no hijab is needed. */
const isAmongFamily = ({ settings }: Brief) => settings[0]?.id === 'home';

/** Begins a choice. Who owns a hijab wears one outside of the home, also if the request does not mention it. */
function withHijab(
  items: readonly TaggedItem[],
  asked: readonly (readonly string[])[],
  rules: ItemRules,
  brief: Brief,
): Choice {
  const hijabs = items.filter(({ tags }) => tags.has('hijab'));
  const isAsked = hijabs.some(({ id }) => asked.some((ids) => ids.includes(id)));
  const right = leastBanned(hijabs, rules);
  const worn =
    isAsked || isAmongFamily(brief) ? [] : preferredOf(right, rules.isSolemn ? rules.prefers : rules.weather);
  // Chiffon goes with dressy clothes, jersey with others.
  const plain = rules.isCasual ? worn.filter(({ style }) => style === 'casual') : [];
  const fitting = plain.length ? plain : worn;
  return { slots: new Map(), accessories: fitting.length ? [fitting.map(({ id }) => id)] : [] };
}

/**
 * Narrows the pieces by as many bans as possible, `most` at most and the strongest first, without losing all: 'a jacket'
 * at a wedding is a blazer.
 */
function leastBanned(
  named: readonly TaggedItem[],
  rules: ItemRules,
  most: number = strengths.length,
): readonly TaggedItem[] {
  return notBanned(
    named,
    rules,
    strongestThat((kept) => notBanned(named, rules, kept).length > 0, most),
  );
}

/** The pieces that pass a test, and all pieces of the slots in which none does. */
function leftWhere(test: (item: TaggedItem) => boolean, items: readonly TaggedItem[]): TaggedItem[] {
  const filled = new Set(items.filter(test).map(({ category }) => slotOf(category)));
  return items.filter((item) => test(item) || !filled.has(slotOf(item.category)));
}

/** Leaves out pieces in the accent color if their slot has other pieces. The accent piece is chosen separately. */
const withoutAccents = (items: readonly TaggedItem[], { palette }: Brief) =>
  leftWhere(({ color }) => !palette?.accent.includes(color), items);

type Closet = {
  rules: ItemRules;
  bySlot: Partial<Record<Slot, TaggedItem[]>>;
  taken: ReadonlySet<Slot>;
  needsOuterwear: boolean;
};

const isWarmCoat = ruleOf('coat puffer-jacket parka @outerwear&#warm');
const isWarmTop = ruleOf('sweater turtleneck hoodie @top&#warm');

/** Returns the plan of a choice, or null if neither a dress nor a top with a bottom is left. */
function planOf(choice: Choice, { rules, bySlot, taken, needsOuterwear }: Closet): Plan | null {
  const has = (slot: Slot) => choice.slots.has(slot) || taken.has(slot);
  const outerwear = bySlot.outerwear ?? [];
  // Over a leather jacket comes no coat.
  const jackets = outerwear.filter(
    (item) => (rules.jacket(item) && (isLayer(item.category) || !needsOuterwear)) || rules.roomLayer(item),
  );
  const asked = choice.slots.get('outerwear') ?? [];
  const isUnderCoat =
    needsOuterwear &&
    asked.length > 0 &&
    asked.every((id) => outerwear.some((item) => item.id === id && isLayer(item.category)));
  // In warm rain, an umbrella is better over a blazer than a wool coat.
  const overcoats = outerwear.filter(
    (item) => isOvercoat(item) && (rules.isChilly || !rules.bans.weather(item)),
  );
  // Where only a puffer jacket is owned, a blazer alone is better on a dry day that is not too cold.
  const isOvercoatRight =
    rules.needsCoat || jackets.length === 0 || overcoats.some((item) => !rules.bans.occasion(item));
  const needsOvercoat = needsOuterwear && rules.needsOvercoat && isOvercoatRight;
  const coats = jackets.length > 0 ? overcoats : outerwear.filter(({ category }) => !isLayer(category));
  const needsCoat = rules.needsCoat && needsOuterwear && coats.length > 0;
  // Over a blazer comes a coat.
  const isOver = isUnderCoat || (jackets.length > 0 && needsOvercoat && overcoats.length > 0);
  const overOthers = isOver ? overcoats : needsCoat ? coats : isOvercoatRight ? outerwear : jackets;
  // Who owns no warm coat wears a warm top.
  const isCoatless = rules.isChilly && needsOuterwear && !outerwear.some(isWarmCoat);
  const at = (slot: Slot, weakest: number): readonly string[] => {
    if (taken.has(slot) || insteadOf(slot).some((other) => other !== slot && has(other))) return [];
    const items = slot === 'outerwear' ? overOthers : (bySlot[slot] ?? []);
    const isCover = slot === 'outerwear' && needsOuterwear && (rules.outdoors || rules.isBitter);
    const warm = slot === 'top' && isCoatless ? poolOf(items.filter(isWarmTop), rules, weakest) : [];
    const cover = isCover ? weatherproof(items, rules) : warm;
    const chosen = slot === 'outerwear' && isUnderCoat ? undefined : choice.slots.get(slot);
    return chosen ?? (cover.length ? cover : poolOf(items, rules, weakest)).map(({ id }) => id);
  };
  const bodyStands = (weakest: number) => {
    const filled = (slot: Slot) => taken.has(slot) || at(slot, weakest).length > 0;
    return filled('dress') || (filled('top') && filled('bottom'));
  };
  const body = strongestThat(bodyStands);
  if (!bodyStands(body)) return null;
  const filling = (slot: Slot) => strongestThat((weakest) => at(slot, weakest).length > 0);
  const shoes = filling('shoes');
  // A coat that the person refused is not worn even in cold weather.
  const coat = needsOuterwear ? Math.max(1, filling('outerwear')) : strengths.length;
  const kept: Partial<Record<Slot, number>> = {
    top: body,
    bottom: body,
    dress: body,
    shoes,
    outerwear: coat,
  };
  const pools = Object.fromEntries(
    slots.map((slot) => [slot, at(slot, kept[slot] ?? strengths.length)]),
  ) as Plan['pools'];
  const hasIn = (slot: Slot, test: (item: TaggedItem) => boolean) =>
    bySlot[slot]?.some((item) => pools[slot].includes(item.id) && test(item)) ?? false;
  // If only separates, and not the dresses, have the requested style or what the body needs, then the separates are worn.
  const isLeftOut = (isDress: boolean) =>
    !isDress &&
    !has('dress') &&
    [rules.look, rules.need].some(
      (test) => !hasIn('dress', test) && (hasIn('top', test) || hasIn('bottom', test)),
    );
  const isComplete = pools.top.length > 0 && pools.bottom.length > 0;
  const levelOf = (slot: Slot) => {
    const level = rules.dressCode.findIndex((test) => hasIn(slot, test));
    return level < 0 ? rules.dressCode.length : level;
  };
  // A style that bans all jackets gives way.
  const ofStyle = poolOf(jackets, rules, strengths.length);
  const jacketPool = ofStyle.length > 0 ? ofStyle : poolOf(jackets, rules, strengths.indexOf('others'));
  const worn = has('outerwear') ? [] : jacketPool.map(({ id }) => id);
  const isOpen = !has('top') && !has('bottom');
  const isOnlyIn = (test: (item: TaggedItem) => boolean) =>
    hasIn('dress', test) && !hasIn('top', test) && !hasIn('bottom', test);
  const isNeeded =
    isOpen &&
    (isOnlyIn(rules.need) || isOnlyIn(rules.look) || (rules.isFormal && hasIn('dress', rules.need)));
  const isKept = isOpen && hasIn('dress', rules.kept);
  const isDressBetter = isNeeded || isKept || levelOf('dress') < Math.max(levelOf('top'), levelOf('bottom'));
  return {
    pools:
      isLeftOut(isNeeded || isKept) && isComplete
        ? { ...pools, dress: [] }
        : isDressBetter
          ? { ...pools, top: [], bottom: [] }
          : pools,
    jackets: {
      ids: isUnderCoat ? asked : worn,
      isAsked: isUnderCoat || outerwear.some(rules.roomLayer),
      needsOvercoat,
    },
    required: {
      slots: new Set<Slot>([
        ...choice.slots.keys(),
        'shoes',
        ...(needsOuterwear ? (['outerwear'] as const) : []),
      ]),
      accessories: choice.accessories,
    },
  };
}

/**
 * Returns how many strengths of bans can be kept, counted from the strongest, while the condition holds. 0 means that
 * even the person's own refusals have to be relaxed.
 */
function strongestThat(holds: (weakest: number) => boolean, most: number = strengths.length): number {
  for (let weakest = most; weakest > 0; weakest--) if (holds(weakest)) return weakest;
  return 0;
}
