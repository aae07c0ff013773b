import { ruleOf } from '#shared/stylist/hearing/rule';
import { settingOf as dressCodeOf, meals } from '#shared/stylist/hearing/words/settings';
import { itemRules } from '#shared/stylist/ranking/item-rules';
import { isBorne } from '#shared/stylist/ranking/pools';
import type { Facts } from './facts.ts';
import type { Piece } from './piece.ts';
import { mainSetting, settingOf } from './setting.ts';
import type { Shortcoming } from './shortcoming.ts';

/** The most pieces to change into that are named. */
const mostChanges = 3;

/** Words that tell of one occasion after another: 'a run, then the office'. */
const inTurn =
  /(?<!\p{L})(?:then|after|afterwards|before|later|followed|straight|sedan|sen|efter|efteråt|före|innan|därefter|direkt)(?!\p{L})|\p{L}-to-\p{L}|(?<!\p{L})(?:from|från) (?:\S+ ){1,3}(?:to|till) /iu;

/** How far the formality of two occasions, 0 to 1, may be apart for one outfit: always, and if nothing in it is wrong. */
const [near, far] = [0.2, 0.35];
const isBody = ({ garment: { slot } }: Piece) => slot === 'top' || slot === 'bottom';

/** The settings besides the first one that the request names, with owned pieces to change into. */
export function secondSettings({ brief, request, worn, others, language }: Facts): Shortcoming[] {
  const main = mainSetting(brief, language);
  const cannotChange = brief.comforts.some(({ id }) => id === 'quick-change');
  if (!main || cannotChange || !inTurn.test(request.prompt)) return [];
  return brief.settings.slice(1).flatMap((each): Shortcoming[] => {
    const setting = settingOf(each, language);
    const code = dressCodeOf(each.id);
    // No change of clothes is suggested for the bike ride to the occasion, or for the time at home.
    const isNoEvent =
      ['cycle', 'home', 'casual'].includes(each.id) ||
      // Who meets the family is asked to dinner for that.
      (/^(?:in-laws|meet-parents)$/.test(main.id) && meals.includes(each.id));
    if (each.from !== 'prompt' || !setting || !code || setting.phrase === main.phrase || isNoEvent) return [];
    const isOut = ruleOf(code.bans ?? '');
    const isWanted = ruleOf((code.prefers ?? []).join(' '));
    const rules = itemRules({ ...brief, settings: [each] });
    const gap = Math.abs(code.formality - (dressCodeOf(main.id)?.formality ?? 0));
    const wrong = worn.filter(({ item }) => isOut(item));
    if (!code.active && (gap < near || (wrong.length === 0 && gap < far)))
      return [{ kind: 'also fits', phrase: setting.phrase }];
    // Who changes the trousers changes the top, too.
    const outOfPlace = wrong.some(isBody)
      ? worn.filter((piece) => isBody(piece) || wrong.includes(piece))
      : wrong;
    const change = outOfPlace
      .flatMap(({ garment: { slot } }) => {
        const distance = ({ garment }: Piece) => Math.abs(garment.formality - code.formality);
        const fitting = others
          .filter(
            ({ garment, item }) =>
              garment.slot === slot && isBorne(item, rules) && !rules.bans.occasion(item),
          )
          .toSorted((one, other) => distance(one) - distance(other));
        return fitting.find(({ item }) => isWanted(item)) ?? fitting[0] ?? [];
      })
      .slice(0, mostChanges);
    return change.length
      ? [{ kind: 'second setting', phrase: setting.phrase, main: main.phrase, change }]
      : [];
  });
}
