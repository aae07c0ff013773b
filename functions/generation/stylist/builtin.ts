import type { RankedOutfit } from '#shared/ranker/rank';
import { reasoningOf } from './builtin-reasoning.ts';
import { settingOf } from './builtin-setting.ts';
import { roleOf, tipsFor } from './builtin-tips.ts';
import { descriptionOf, titleOf } from './builtin-title.ts';
import { type Phraser, phraserFor } from './builtin-words.ts';
import { capitalize, withArticle } from './english.ts';
import type { Composition, StylingTask } from './styling-task.ts';

/** The part of a styling task that needs no model. */
type Known = Pick<StylingTask, 'shortlist'> & { request: Pick<StylingTask['request'], 'mood' | 'occasion'> };

/** The stylist without a model: presents the ranker's best outfit in sentences made from the ranker's reasons. */
export async function builtinStylist({ request, shortlist }: Known): Promise<Composition> {
  const [best] = shortlist;
  if (!best) throw new Error('There is no outfit to present.');
  const { garments } = best;
  const setting = settingOf(request);
  const say = phraserFor(`${garments.map(({ id }) => id).join()} ${setting?.phrase}`);
  const styling = styleSentence(best, say);
  return {
    itemIds: garments.map(({ id }) => id),
    itemReasons: Object.fromEntries(garments.map((garment) => [garment.id, roleOf(garment, best, say)])),
    title: titleOf(best, setting, say),
    description: descriptionOf(best, say),
    reasoning: reasoningOf(best, setting, say) || 'The pieces speak the same language.',
    styleNotes: styling,
    occasion: request.occasion ?? setting?.phrase ?? 'everyday',
    stylingTips: tipsFor(best, say),
    colorHarmony: harmonyNames[best.reasons.color.harmony.scheme],
    styleAnalysis: styling,
    styleContext: setting
      ? `Put together for ${setting.phrase}.`
      : say('context', ['Put together for an ordinary day.', 'For a day without a plan.']),
  };
}

const harmonyNames: Record<RankedOutfit['reasons']['color']['harmony']['scheme'], string> = {
  neutral: 'Neutral palette',
  tonal: 'Tone on tone',
  accent: 'One accent on neutrals',
  analogous: 'Neighboring colors',
  complementary: 'Complementary contrast',
  clash: 'Bold contrast',
  unknown: 'Open palette',
};

function styleSentence({ reasons }: RankedOutfit, say: Phraser): string {
  const { shared, wanted } = reasons.style;
  if (!shared)
    return say('style', [
      'A mix of styles that meet in the middle.',
      'It borrows from more than one style, which keeps it personal.',
    ]);
  const look = capitalize(withArticle(shared));
  return wanted.includes(shared)
    ? say('style', [`${look} look, as you wished.`, `${look} mood runs through all of it.`])
    : say('style', [`${look} look at heart.`, `${look} look underneath, lightly worn.`]);
}
