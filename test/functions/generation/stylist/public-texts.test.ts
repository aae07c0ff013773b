import fc from 'fast-check';
import { expect, it } from 'vitest';
import { builtinStylist } from '#functions/generation/stylist/builtin';
import type { Composition, StylingTask } from '#functions/generation/stylist/styling-task';
import { bodyTypes, favoriteColors, genders, skinTones, stylePreferences } from '#shared/catalog';
import { aWeather } from '../../../support/examples/made-up-surroundings.ts';
import { stylingTaskOf } from '../../../support/examples/styling-tasks.ts';
import { piece } from '../../../support/examples/wardrobes.ts';
import { presenting, startBedrock } from '../../../support/stubs/bedrock.ts';

const bedrock = await startBedrock();
const { bedrockModel } = await import('#functions/models/bedrock-model');
const { modelStylist } = await import('#functions/generation/stylist/model-stylist');
const { describeTask } = await import('#functions/generation/stylist/model-prompt');
const bedrockStylist = modelStylist(
  bedrockModel({ use: 'stylist', modelId: 'eu.some-model:1', region: 'us-east-1', seconds: 25 }),
);

const wardrobe = [
  piece('shirt', { color: 'green' }),
  piece('trousers', { color: 'navy', style: 'business' }),
  piece('coat', { color: 'beige', description: 'wool' }),
  piece('boots', { color: 'brown' }),
];
const anyProfile = fc.record({
  gender: fc.constantFrom(...genders),
  bodyType: fc.constantFrom(...bodyTypes),
  skinTone: fc.constantFrom(...skinTones),
  stylePreferences: fc.subarray([...stylePreferences]),
  favoriteColors: fc.subarray([...favoriteColors]),
});
const anyWeather = fc.record({
  temperature: fc.integer({ min: -20, max: 38 }),
  condition: fc.constantFrom('clear', 'rain', 'snow', 'cloudy'),
  place: fc.constantFrom('Luleå', 'Palermo'),
});
const anyPrompt = fc.constantFrom('office day', 'dinner with friends', 'a funeral', 'no black please');

/** A task of a person with a detailed profile. */
const taskOf = (
  prompt: string,
  profile: NonNullable<StylingTask['request']['userPreferences']>,
  weather: Pick<NonNullable<StylingTask['request']['weather']>, 'temperature' | 'condition' | 'place'>,
): StylingTask =>
  stylingTaskOf(wardrobe, {
    prompt,
    userPreferences: profile,
    weather: aWeather({ ...weather, low: weather.temperature - 3, high: weather.temperature + 3 }),
  });

/** The texts of an outfit that other people can read. */
const publicOf = ({ title, publicTexts, ...own }: Composition) => {
  const { description, styleNotes, colorHarmony, styleAnalysis } = publicTexts ?? own;
  return { title, description, styleNotes, colorHarmony, styleAnalysis };
};

/** The texts for the same pieces and the same request from a person with an empty profile. */
const ofAStranger = async (task: StylingTask, { itemIds }: Composition) => {
  const { request, brief } = stylingTaskOf(wardrobe, { prompt: task.request.prompt });
  const [chosen] = task.shortlist.filter(({ garments }) => garments.every(({ id }) => itemIds.includes(id)));
  if (!chosen) throw new Error('The outfit is not in the shortlist.');
  const shortlist = [{ ...chosen, reasons: { ...chosen.reasons, preference: noPreference } }];
  return publicOf(await builtinStylist({ ...task, request, brief, shortlist }));
};
const noPreference = {
  skin: 'neutral',
  favorites: [],
} as unknown as StylingTask['shortlist'][0]['reasons']['preference'];

it('what others read of the built-in stylist does not depend on profile and weather', () =>
  fc.assert(
    fc.asyncProperty(anyPrompt, anyProfile, anyWeather, async (prompt, profile, weather) => {
      const task = taskOf(prompt, profile, weather);
      const composition = await builtinStylist(task);
      expect(publicOf(composition)).toEqual(await ofAStranger(task, composition));
    }),
    { numRuns: 200 },
  ));

it('nothing that a model says reaches others, were it to repeat all that it was told', () =>
  fc.assert(
    fc.asyncProperty(anyPrompt, anyProfile, anyWeather, async (prompt, profile, weather) => {
      const task = taskOf(prompt, profile, weather);
      const { text, idByHandle } = describeTask(task);
      expect(text).toContain(profile.skinTone);
      const told = text.slice(0, 200);
      const [best] = task.shortlist;
      const garments = [...idByHandle]
        .filter(([, id]) => best?.garments.some((garment) => garment.id === id))
        .map(([handle]) => ({ handle, reason: told }));
      const texts = { description: told, reasoning: told, styleNotes: told, stylingTips: [told] };
      bedrock.reply(presenting({ garments, ...texts, colorHarmony: told }));
      const composition = await bedrockStylist(task);
      expect(composition.reasoning).toBe(told.trim());
      expect(publicOf(composition)).toEqual(await ofAStranger(task, composition));
    }),
    { numRuns: 50 },
  ));
