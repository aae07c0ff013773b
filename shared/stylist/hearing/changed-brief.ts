import { type Slot, slotOf } from '../../catalog.ts';
import type { AskedPiece, Brief, Refusal } from './brief.ts';
import { type OwnItem, tagged } from './item-tags.ts';
import { ruleOf } from './rule.ts';

/** A change to an outfit in a person's words: what was heard of it, and the ids of the pieces of the outfit. */
export type Change = { heard: Brief; worn: readonly string[]; startsAt: number };

/**
 * Returns the brief of an outfit with a change to it. What the change does not speak of stays as it was: pieces,
 * setting, weather and language. `startsAt` is where the text of the change begins in the whole request.
 */
export function changedBrief(
  original: Brief,
  { heard, worn, startsAt }: Change,
  items: readonly OwnItem[],
): Brief {
  const own = items.map(tagged);
  const askedFor = piecesOf(heard, worn, own);
  const slots = new Set(askedFor.flatMap(({ ids }) => slotsOf(ids, own)));
  const refusals = heard.refusals.map((refusal) => ofWornPiece(refusal, worn, own));
  const isRefused = ruleOf(refusals.map(({ rule }) => rule).join(' '));
  const isWanted = (id: string) => askedFor.some(({ ids }) => ids.includes(id));
  const kept = original.pieces
    .map((piece) => ({
      ...piece,
      ids: piece.ids.filter((id) => own.some((item) => item.id === id && !isRefused(item))),
    }))
    .filter(({ ids }) => ids.length > 0 && !slotsOf(ids, own).some((slot) => slots.has(slot)));
  const saysColors = heard.colors.length > 0 || heard.palette !== null;
  const saysWeather = heard.weather !== null && heard.weather.from !== 'card';
  return {
    ...original,
    pieces: [...askedFor, ...kept],
    refusals: [
      ...refusals,
      ...original.refusals.filter(({ rule }) => !own.some((item) => isWanted(item.id) && ruleOf(rule)(item))),
    ],
    colors: saysColors ? heard.colors : original.colors,
    palette: saysColors ? heard.palette : original.palette,
    tags: [...heard.tags, ...original.tags],
    settings: heard.settings.length ? heard.settings : original.settings,
    styles: heard.styles.length ? heard.styles : original.styles,
    comforts: [
      ...heard.comforts,
      ...original.comforts.filter(({ id }) => !heard.comforts.some((each) => each.id === id)),
    ],
    // What the rules hear in a question is among the pieces.
    question: heard.question?.answer ? heard.question : null,
    relevant: heard.relevant,
    openQuestions: heard.openQuestions,
    asksMore: heard.asksMore,
    ...(saysWeather
      ? { weather: heard.weather, place: heard.place, month: heard.month, day: heard.day }
      : {}),
    noCoat: original.noCoat || heard.noCoat,
    notUnderstood: heard.notUnderstood.map(({ words, start, end }) => ({
      words,
      start: start + startsAt,
      end: end + startsAt,
    })),
  };
}

/** The pieces that a change asks for, also in a question. 'Other shoes' are others than those of the outfit. */
function piecesOf({ pieces, question }: Brief, worn: readonly string[], own: ReturnType<typeof tagged>[]) {
  const inQuestion = (question ? [question] : [])
    .filter(({ rule, words: asked }) => rule && !pieces.some(({ words }) => words === asked))
    .map(
      ({ words, rule }): AskedPiece => ({
        words,
        ids: own.filter(ruleOf(rule)).map(({ id }) => id),
        missing: [],
        own: false,
      }),
    );
  return [...pieces, ...inQuestion].map((piece) => {
    const others = piece.ids.filter((id) => !worn.includes(id));
    return others.length ? { ...piece, ids: others } : piece;
  });
}

const neededSlots: ReadonlySet<Slot> = new Set<Slot>(['top', 'bottom', 'dress', 'shoes']);

/** Returns a refusal of every piece of a needed slot, as in 'change the shoes', as one of the piece that is worn. */
function ofWornPiece(refusal: Refusal, worn: readonly string[], own: ReturnType<typeof tagged>[]): Refusal {
  const isRefused = ruleOf(refusal.rule);
  const refused = own.filter(isRefused);
  const slots = new Set(refused.map(({ category }) => slotOf(category)));
  const isNeeded = [...slots].every((slot) => neededSlots.has(slot));
  const isAll = isNeeded && own.every((item) => !slots.has(slotOf(item.category)) || isRefused(item));
  const ids = refused.filter(({ id }) => worn.includes(id)).map(({ id }) => encodeURIComponent(id));
  return isAll && ids.length && ids.length < refused.length
    ? { ...refusal, rule: `id=${ids.join()}` }
    : refusal;
}

const slotsOf = (ids: readonly string[], own: ReturnType<typeof tagged>[]) =>
  own.filter(({ id }) => ids.includes(id)).map(({ category }) => slotOf(category));
