import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from '#shared/contract/define';
import { contracts } from '#shared/contract/index';

/** The texts that no other person reads, by their call. The address of a purchase link is parsed as a URL. */
const unread: Record<string, string> = {
  'generation.startGeneration': `ignored pinboardBoardId pinboardContext pinboardPins.description pinboardPins.id
    pinboardPins.title purchaseLinks.url userPreferences.bodyType userPreferences.favoriteColors userPreferences.gender
    userPreferences.skinTone userPreferences.stylePreferences weather.description weather.icon weather.place`,
  'images.signUrl': 'path',
  'images.signUrls': 'urls',
  'pinboard.exchangeCode': 'code state',
  'pinboard.fetchBoards': 'accessToken boardId',
  'pinboard.fetchTrends': 'query',
  'planning.createTrip': 'place',
  'planning.setMorningMail': 'timeZone',
  'profile.setAvatar': 'path',
  'profile.updateProfile': 'favoriteColors location removedChips stylePreferences',
  'wardrobe.analyzeClothing': 'path',
  'wardrobe.createItem': 'aiDetectedMetadata.color imageUrl textureMaps',
  'wardrobe.detectStyle': 'path',
  'wardrobe.prepareUpload': 'contentType fileName',
  'wardrobe.previewClip': 'url',
  'wardrobe.replacePhoto': 'imageUrl replaces',
  'weather.getWeather': 'location',
};

/** Every text of a schema that may have any characters and is not cleaned, by its path. */
function* uncleaned(schema: z.core.$ZodType, path: string): Iterable<string> {
  const { def } = schema._zod as z.core.$ZodTypeInternals & { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object':
      for (const [name, field] of Object.entries(def.shape)) yield* uncleaned(field, `${path}.${name}`);
      return;
    case 'array':
      return yield* uncleaned(def.element, path);
    case 'record':
      yield* uncleaned(def.keyType, path);
      return yield* uncleaned(def.valueType, path);
    case 'union':
      for (const option of def.options) yield* uncleaned(option, path);
      return;
    case 'optional':
    case 'nullable':
    case 'default':
      return yield* uncleaned(def.innerType, path);
    case 'pipe':
      return yield* uncleaned(def.in, path);
    case 'string': {
      const isFree = z.safeParse(schema, 'A\u0000da').success || z.safeParse(schema, '\u202EAda').success;
      const isCleaned = z.safeParse(schema, 'Ada\u202E\u0000').data === 'Ada';
      if (isFree && !isCleaned) yield path;
      return;
    }
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
    case 'transform':
      return;
    default:
      throw new Error(`The test does not know ${def.type} at ${path}.`);
  }
}

it('Every text that others can read is cleaned', () => {
  const found = Object.entries(contracts).flatMap(([feature, contract]) =>
    Object.entries(contract as Record<string, Call>).flatMap(([name, { body }]) =>
      body ? [...uncleaned(body, `${feature}.${name}`)] : [],
    ),
  );
  expect([...new Set(found)].toSorted()).toEqual(
    Object.entries(unread).flatMap(([call, paths]) => paths.split(/\s+/).map((path) => `${call}.${path}`)),
  );
});
