import { createInterface } from 'node:readline';
import * as z from 'zod';
import { AppError } from '#shared/errors';
import { languages } from '#shared/languages';
import { listen } from '#shared/stylist/hearing/listen';
import { composeOutfit } from '../../functions/generation/compose-outfit.ts';
import { builtinStylist } from '../../functions/generation/stylist/builtin.ts';
import type { WithTrends } from '../../functions/generation/workflow-state.ts';
import { noHistory, plainRequest } from './plain-request.ts';

/**
 * Chooses outfits with the same code as a generation. Reads JSON lines from standard input, in the format of `Line`.
 * Prints one line for each, in the same order: the ids of the outfit's items, what was understood, and the stylist's
 * texts. If no outfit can be made, there are no items. With `--hear-only` it does not dress: it prints only what was
 * understood. With `--reader model`, requests are read by the model of `MODEL_URL`, `MODEL` and `MODEL_KEY`, and with
 * `--stylist model` outfits are chosen and described by it; its tokens go to standard error as metrics.
 */
const Line = z.object({
  wardrobe: z
    .array(
      z.object({
        id: z.string(),
        category: z.string(),
        color: z.string(),
        style: z.string(),
        description: z.string().default(''),
        brand: z.string().nullable().default(null),
        season: z.string().optional(),
      }),
    )
    .default([]),
  prompt: z.string(),
  mood: z.string().nullable().default(null),
  occasion: z.string().nullable().default(null),
  weather: z
    .object({ temperature: z.number(), condition: z.enum(['clear', 'rain', 'snow', 'wind']) })
    .nullable()
    .default(null),
  baseItemIds: z.array(z.string()).default([]),
  /** The language of the texts. */
  language: z.enum(languages).default('en'),
});

function inputOf(line: string): WithTrends {
  const { wardrobe, prompt, mood, occasion, weather, baseItemIds, language } = Line.parse(JSON.parse(line));
  return {
    userId: 'person',
    jobId: '00000000',
    language,
    request: {
      ...plainRequest,
      prompt,
      mood,
      occasion,
      baseItemIds,
      weather: weather && {
        temperature: weather.temperature,
        low: weather.temperature,
        high: weather.temperature,
        condition: weather.condition === 'wind' ? 'clear' : weather.condition,
        windSpeed: weather.condition === 'wind' ? 13 : 2,
        description: weather.condition,
        icon: weather.condition,
        humidity: 60,
        place: '',
      },
    },
    wardrobe: {
      items: wardrobe.map(({ season, ...item }) => ({
        ...item,
        imageUrl: '',
        seasons: season ? [season] : [],
      })),
      inLaundry: [],
      history: noHistory,
    },
  };
}

const hear = ({ request, wardrobe }: WithTrends) => ({ brief: listen(request, wardrobe.items, new Date()) });

async function dress(input: WithTrends) {
  try {
    const { itemIds, brief, title, description, reasoning, stylingTips } = await composeOutfit(
      input,
      models.stylist ?? builtinStylist,
      undefined,
      models.reader,
    );
    const text = [description, reasoning, ...stylingTips].join(' ');
    return { items: itemIds, brief, title, text };
  } catch (error) {
    if (error instanceof AppError) return { items: [], title: '', text: error.code };
    throw error;
  }
}

/** The reader and the stylist that ask a model, as far as `--reader model` and `--stylist model` say so. */
async function modelsOfOptions() {
  const uses = (['reader', 'stylist'] as const).filter((use) => process.argv.includes(`--${use}`));
  if (!uses.length) return {};
  const { MODEL_URL: url, MODEL: modelId, MODEL_KEY: key } = process.env;
  if (!url || !modelId) throw new Error('MODEL_URL and MODEL must name the model.');
  process.env['METRICS_NAMESPACE'] ??= 'wardrobe-lab';
  // Metrics and logs are lines of the standard output, too.
  process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write;
  const [{ openaiModel }, { modelReader }, { modelStylist }] = await Promise.all([
    import('../../functions/models/openai-model.ts'),
    import('../../functions/generation/reader/model-reader.ts'),
    import('../../functions/generation/stylist/model-stylist.ts'),
  ]);
  const readKey = key ? async () => key : null;
  const model = (use: 'reader' | 'stylist') => openaiModel({ use, modelId, seconds: patience, url, readKey });
  return {
    ...(uses.includes('reader') && { reader: modelReader(model('reader')) }),
    ...(uses.includes('stylist') && { stylist: modelStylist(model('stylist')) }),
  };
}
/** In seconds. A model on a laptop may take long to read its first request. */
const patience = 120;

const print = process.stdout.write.bind(process.stdout);
const models = await modelsOfOptions();
const answer = process.argv.includes('--hear-only') ? hear : dress;
for await (const line of createInterface({ input: process.stdin }))
  if (line.trim()) print(`${JSON.stringify(await answer(inputOf(line)))}\n`);
