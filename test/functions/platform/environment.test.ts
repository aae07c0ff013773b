import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Variable } from '#functions/platform/environment';

/** The module that requires each environment variable. A variable that no module requires is superfluous. */
const demands: Record<Variable, () => Promise<unknown>> = {
  METRICS_NAMESPACE: () => import('#functions/platform/measure'),
  BUILD: () => import('#functions/platform/serving/serve'),
  ORIGIN_KEY_SECRET: () => import('#functions/platform/origin-key'),
  TABLE_NAME: () => import('#functions/platform/table'),
  UPLOADS_BUCKET: () => import('#functions/platform/uploads'),
  UPLOADS_URL: () => import('#functions/platform/presign-upload'),
  MEDIA_BUCKET: () => import('#functions/platform/media'),
  MEDIA_NAME_SECRET: () => import('#functions/platform/media-names'),
  MEDIA_KEY_ID: () => import('#functions/platform/media-urls'),
  MEDIA_PRIVATE_KEY_SECRET: () => import('#functions/platform/media-urls'),
  PREPARE_IMAGE_FUNCTION: () => import('#functions/platform/invoke-prepare-image'),
  ANALYZE_IMAGE_FUNCTION: () => import('#functions/platform/invoke-analyze-image'),
  GENERATION_STATE_MACHINE: () => import('#functions/platform/workflow'),
  SOCKET_MANAGEMENT_URL: () => import('#functions/rows/sockets/push'),
  APP_URL_PARAMETER: () => import('#functions/platform/app-url'),
  GEOCODING_URL: () => import('#functions/weather/open-meteo'),
  FORECAST_URL: () => import('#functions/weather/open-meteo'),
  PINBOARD_API_URL: () => import('#functions/pinboard/pinboard-api'),
  PINBOARD_CONSENT_URL: () => import('#functions/pinboard/pinboard-api'),
  PINBOARD_CLIENT_ID: () => import('#functions/pinboard/pinboard-api'),
  PINBOARD_SECRET: () => import('#functions/pinboard/pinboard-api'),
  GENERATIONS_A_DAY: () => import('#functions/generation/handler'),
  VISION_CALLS_A_DAY: () => import('#functions/wardrobe/handler'),
  REPORTS_TO_HIDE: () => import('#functions/safety/report'),
  USER_POOL_ID: () => import('#functions/platform/user-pool'),
  USER_EXPORTS_BUCKET: () => import('#functions/identity/workers/export-users'),
  MAIL_FROM: () => import('#functions/platform/send-mail'),
  CUT_OUT: () => import('#functions/images/cut-out/find-cut-out'),
  CUT_OUT_MODEL_ID: () => import('#functions/images/cut-out/find-cut-out'),
  CUT_OUT_MODEL_REGION: () => import('#functions/images/cut-out/find-cut-out'),
  IMAGE: () => import('#functions/images/workers/draw-outfit'),
  IMAGE_MODEL_ID: () => import('#functions/images/outfit-picture/imagine-outfit'),
  IMAGE_MODEL_REGION: () => import('#functions/images/outfit-picture/imagine-outfit'),
  READER: () => import('#functions/generation/reader/reader'),
  READER_MODEL_ID: () => import('#functions/generation/reader/reader'),
  READER_MODEL_REGION: () => import('#functions/generation/reader/reader'),
  READER_MODEL_URL: () => import('#functions/generation/reader/reader'),
  READER_MODEL_KEY_SECRET: () => import('#functions/generation/reader/reader'),
  STYLIST: () => import('#functions/generation/stylist/stylist'),
  STYLIST_MODEL_ID: () => import('#functions/generation/stylist/stylist'),
  STYLIST_MODEL_REGION: () => import('#functions/generation/stylist/stylist'),
  STYLIST_MODEL_URL: () => import('#functions/generation/stylist/stylist'),
  STYLIST_MODEL_KEY_SECRET: () => import('#functions/generation/stylist/stylist'),
  VISION: () => import('#functions/models/vision'),
  VISION_MODEL_ID: () => import('#functions/models/vision'),
  VISION_MODEL_REGION: () => import('#functions/models/vision'),
  VISION_MODEL_URL: () => import('#functions/models/vision'),
  VISION_MODEL_KEY_SECRET: () => import('#functions/models/vision'),
};
const set: Partial<Record<Variable, string>> = {
  ...{ STYLIST: 'builtin', READER: 'builtin', CUT_OUT: 'builtin', IMAGE: 'builtin', VISION: 'none' },
};

beforeEach(() => {
  vi.resetModules();
  for (const name of Object.keys(demands)) vi.stubEnv(name, set[name as Variable] ?? 'https://set.test');
});
afterEach(() => vi.unstubAllEnvs());

it('a function that lacks a variable, or has it empty, fails while it loads and names it', async () => {
  for (const [name, load] of Object.entries(demands))
    for (const value of [undefined, '']) {
      vi.resetModules();
      vi.stubEnv(name, value);
      await expect(load()).rejects.toThrow(`The environment variable ${name} is not set.`);
      vi.stubEnv(name, set[name as Variable] ?? 'https://set.test');
    }
});

it('a function that has its variables loads', async () => {
  for (const load of Object.values(demands)) await expect(load()).resolves.toBeDefined();
});

it('a function with an adapter that does not exist fails while it loads, and names those that do', async () => {
  vi.stubEnv('STYLIST', 'tailor');
  await expect(demands.STYLIST()).rejects.toThrow('STYLIST must be one of builtin, bedrock, openai');
  vi.stubEnv('VISION', 'oracle');
  await expect(demands.VISION()).rejects.toThrow('VISION must be one of none, bedrock, openai');
});
