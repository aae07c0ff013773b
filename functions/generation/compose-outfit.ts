import { AppError } from '#shared/errors';
import type { Brief } from '#shared/stylist/hearing/brief';
import { changedBrief } from '#shared/stylist/hearing/changed-brief';
import { withoutChips } from '#shared/stylist/hearing/chips';
import { answerLanguage } from '#shared/stylist/hearing/language';
import { listen } from '#shared/stylist/hearing/listen';
import { type KnownWeather, weatherOfForecast } from '#shared/stylist/hearing/surroundings';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import type { RankRequest } from '#shared/stylist/ranking/rank-request';
import { remixOutfits } from '#shared/stylist/ranking/remix';
import { variedOutfits } from '#shared/stylist/ranking/variety';
import { wordingIn } from '../../shared/stylist/wording/wording-in.ts';
import type { AskForecast } from './ask-forecast.ts';
import { enrichPrompt } from './prompt-enrichment.ts';
import type { Reader } from './reader/model-reader.ts';
import type { Composed, Stylist } from './stylist/styling-task.ts';
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
  reader: Reader = async ({ heard }) => heard,
): Promise<Composed> {
  const { jobId, request, wardrobe, trends } = input;
  const { items, inLaundry, history, remixed } = wardrobe;
  const today = request.today ? new Date(request.today) : new Date();
  const byRules = await hear(input, askForecast, today);
  const said = remixed ? (request.remixOf?.change ?? request.prompt) : request.prompt;
  const { remixOf } = request;
  const language = answerLanguage(
    remixOf ? request.prompt.slice(0, -remixOf.change.length) : request.prompt,
    languageOfJob(input),
  );
  const read = await reader({ prompt: said, language, items, heard: byRules, today });
  const isElsewhere = read && (read.place !== byRules.place || read.day?.date !== byRules.day?.date);
  const forecast = isElsewhere ? await askForecast(read, request.weather?.place ?? null, today) : null;
  const understood = { ...(read ?? byRules), ...(forecast && { weather: weatherOfForecast(forecast) }) };
  const heard = withoutChips(understood, request.ignored, request.weather);
  const brief =
    remixed && remixOf
      ? changedBrief(
          remixed.brief,
          { heard, worn: remixed.worn, startsAt: request.prompt.lastIndexOf(remixOf.change) },
          items,
        )
      : heard;
  const rankRequest = { ...rankRequestOf(input), brief };
  const options = { seed: seedOf(jobId) };
  const shortlist = remixed
    ? remixOutfits(items, rankRequest, { worn: remixed.worn, change: heard }, options)
    : (request.forceVariety ? variedOutfits : rankOutfits)(items, rankRequest, options);
  if (shortlist.length === 0) throw new AppError('generation.no_clothes');
  const prompt = enrichPrompt(request.prompt, { variety: request.forceVariety });
  const task = {
    language,
    brief,
    shortlist,
    items,
    inLaundry,
    trends: trends?.words ?? [],
    said: { titles: history.titles, sentences: history.sentences },
    former: remixed?.worn ?? (request.forceVariety ? history.suggestedLately[0] : undefined),
  };
  const composition = await stylist({ ...task, request: { ...request, prompt } });
  // One sentence about the model is enough.
  const apology = read || input.stylistFailure ? '' : `${wordingIn(language).texts.unread()} `;
  const reasoning = apology + composition.reasoning;
  return { ...composition, reasoning, brief, language, isRead: read !== null };
}

/** Interprets the request, or the change of an outfit, with the forecast for a place or a day that it names. */
async function hear(input: WithTrends, askForecast: AskForecast, today: Date): Promise<Brief> {
  const { request, wardrobe } = input;
  const change = wardrobe.remixed && request.remixOf?.change;
  const language = languageOfJob(input);
  const heard = change ? { ...request, prompt: change, mood: null, occasion: null } : request;
  const briefWith = (forecast: KnownWeather | null) =>
    withoutChips(
      listen({ ...heard, language, forecast }, wardrobe.items, today),
      request.ignored,
      request.weather,
    );
  const brief = briefWith(null);
  const forecast = await askForecast(brief, request.weather?.place ?? null, today);
  return forecast ? briefWith(forecast) : brief;
}

// The first call of `listen` in each language builds the tables of its words, which takes longer than any later call.
// Called here, it does so while the function starts, and no request has to wait for it.
for (const prompt of ['what to wear to work', 'jobbet']) listen({ prompt, mood: null, occasion: null }, []);

const seedOf = (jobId: string) => Number.parseInt(jobId.slice(-8), 16);

/** Builds the ranker's request from the workflow's state, that is from the form, the history and the trends. */
function rankRequestOf({ userId, request, wardrobe, trends }: WithTrends): RankRequest {
  const { prompt, mood, occasion, weather, userPreferences, baseItemIds, forceVariety } = request;
  const { skinTone, favoriteColors = [], stylePreferences = [] } = userPreferences ?? {};
  return {
    ...wardrobe.history,
    userId,
    prompt,
    mood,
    occasion,
    weather,
    preferences: { skinTone: skinTone ?? null, favoriteColors, stylePreferences },
    baseItems: baseItemIds,
    trends: { texts: trends?.words ?? [], fromPinboard: trends?.fromPinboard ?? false },
    forceVariety,
  };
}
