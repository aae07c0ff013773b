import type { Brief } from '../brief.ts';

/** The pieces that a weather rules out (`bans`) and those that it prefers, as rules of `rule.ts`. */
export type WeatherRules = { bans: string; prefers: string[] };

type Weather = NonNullable<Brief['weather']>;

const inHeat =
  'coat puffer-jacket parka turtleneck sweater&!#thin hoodie sweatshirt leather-jacket cardigan&!#thin boots&!#hiking ankle-boots rain-boots scarf&!#hijab gloves tights #corduroy #wool&!trousers&!skirt #warm #only-winter trench-coat #velvet #corduroy #tweed #fleece';
const inGreatHeat = `${inHeat} blazer&!#linen jacket vest&!#thin leggings`;
const inWarmth =
  'coat puffer-jacket parka scarf&!#hijab gloves #warm&@outerwear #warm&boots #fleece #cable-knit #only-winter';
const tooWarm = 'boots&!#hiking ankle-boots turtleneck&!#thin sweater&!#thin';
const inCold = 'sandals shorts #only-summer crop-top&!#long-sleeves tank-top sunglasses';
const inFrost = `${inCold} mini-skirt crop-top #linen flats t-shirt&#short-sleeves&!#layer #ripped`;

/** From the hottest to the coldest. `from` is in degrees Celsius. */
const byTemperature: readonly { from: number; rules: WeatherRules }[] = [
  {
    from: 29,
    rules: {
      bans: inGreatHeat,
      prefers: ['#linen #thin #sleeveless #short-sleeves sandals', '#only-summer @dress shorts'],
    },
  },
  { from: 25, rules: { bans: inHeat, prefers: ['#linen #thin sandals sneakers #only-summer'] } },
  { from: 22, rules: { bans: `${inWarmth} ${tooWarm}`, prefers: [] } },
  { from: 19, rules: { bans: inWarmth, prefers: [] } },
  { from: 12, rules: { bans: 'puffer-jacket #only-winter&@shoes parka', prefers: [] } },
  {
    from: 7,
    rules: {
      bans: inCold,
      prefers: ['#long-sleeves&@top', 'coat trench-coat jacket leather-jacket'],
    },
  },
  {
    from: 0,
    rules: { bans: inFrost, prefers: ['coat puffer-jacket parka', 'ankle-boots boots', '#warm&@top'] },
  },
  {
    from: -100,
    rules: {
      bans: `${inFrost} heels&!#lined sneakers loafers oxfords skirt&!#wool trench-coat leather-jacket denim-jacket blazer cardigan vest jacket raincoat`,
      prefers: ['puffer-jacket parka #down', '#warm&@shoes boots', '#warm&@top', 'trousers jeans'],
    },
  },
];
const inRain =
  'sandals heels flats #suede #silk&@shoes #canvas&@shoes #keep-clean maxi-skirt maxi-dress #velvet sunglasses';
/** In strong wind, bare legs are too cold below this temperature, in degrees Celsius. */
const mildWind = 20;
const inSnow = `${inRain} loafers oxfords sneakers shorts mini-skirt`;

/** Returns the rules for a weather. If it does not rain, rain boots are not worn, even if nothing else is known. */
export function weatherRules(weather: Weather | null): WeatherRules {
  if (!weather) return { bans: 'rain-boots', prefers: [] };
  const { temperature, rain, snow, windy } = weather;
  const ofDegrees =
    temperature === null ? null : byTemperature.find(({ from }) => temperature >= from)?.rules;
  return {
    bans: [
      ofDegrees?.bans ?? '',
      snow ? inSnow : rain ? inRain : windy ? 'rain-boots' : 'rain-boots raincoat',
      windy ? 'hat&!#wool' : '',
      windy && (temperature === null || temperature < mildWind) ? 'sandals shorts mini-skirt' : '',
    ].join(' '),
    prefers: [
      ...(rain && !snow
        ? [
            'raincoat trench-coat #waterproof&@outerwear',
            'parka',
            'rain-boots #waterproof&@shoes boots ankle-boots',
          ]
        : []),
      ...(snow ? ['#warm&@shoes #waterproof&@shoes boots', 'ankle-boots'] : []),
      ...(windy ? ['#windproof #waterproof&@outerwear jacket puffer-jacket parka'] : []),
      ...(ofDegrees?.prefers ?? []),
    ],
  };
}
