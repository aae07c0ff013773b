import { AppError } from '#shared/errors';
import type { Brief } from '#shared/stylist/hearing/brief';
import { withoutChips } from '#shared/stylist/hearing/chips';
import { listen } from '#shared/stylist/hearing/listen';
import type { KnownWeather } from '#shared/stylist/hearing/surroundings';
import { isOneOf, type RankedOutfit, rankOutfits } from '#shared/stylist/ranking/rank';
import type { AskForecast } from './ask-forecast.ts';
import { enrichPrompt } from './prompt-enrichment.ts';
import type { Composed, Stylist } from './stylist/styling-task.ts';
import { rankRequestOf } from './to-rank-request.ts';
import { languageOfJob, type WithTrends } from './workflow-state.ts';

/**
 * Interprets the request, ranks outfits of the wardrobe, and lets the stylist choose one and write about it. The
 * ranking is seeded with the job's id, so that the same job gets the same ranking. Without `askForecast`, the usual
 * weather of another place or day is used. Throws `generation.no_clothes` if no outfit can be made.
 */
export async function composeOutfit(
  input: WithTrends,
  stylist: Stylist,
  askForecast: AskForecast = async () => null,
): Promise<Composed> {
  const { jobId, request, wardrobe, trends } = input;
  const brief = await briefOf(input, askForecast);
  const ranked = rankOutfits(wardrobe.items, { ...rankRequestOf(input), brief }, { seed: seedOf(jobId) });
  const shortlist = request.forceVariety ? withoutRecent(ranked, wardrobe.history.suggestedLately) : ranked;
  if (shortlist.length === 0) throw new AppError('generation.no_clothes');
  const prompt = enrichPrompt(request.prompt, { variety: request.forceVariety });
  const { items, inLaundry, history } = wardrobe;
  const said = { titles: history.titles, sentences: history.sentences };
  const task = {
    language: languageOfJob(input),
    brief,
    shortlist,
    items,
    inLaundry,
    trends: trends?.words ?? [],
    said,
  };
  return { ...(await stylist({ ...task, request: { ...request, prompt } })), brief };
}

/** Interprets the request. If it names a place or a day, the forecast for them is included. */
async function briefOf({ request, wardrobe }: WithTrends, askForecast: AskForecast): Promise<Brief> {
  const today = request.today ? new Date(request.today) : new Date();
  const briefWith = (forecast: KnownWeather | null) =>
    withoutChips(listen({ ...request, forecast }, wardrobe.items, today), request.ignored, request.weather);
  const brief = briefWith(null);
  const forecast = await askForecast(brief, request.weather?.place ?? null, today);
  return forecast ? briefWith(forecast) : brief;
}

const seedOf = (jobId: string) => Number.parseInt(jobId.slice(-8), 16);

/** Removes the outfits that were suggested recently, unless no others remain. */
function withoutRecent(ranked: RankedOutfit[], lately: readonly (readonly string[])[]): RankedOutfit[] {
  const others = ranked.filter(({ garments }) => !isOneOf(lately, garments));
  return others.length ? others : ranked;
}
