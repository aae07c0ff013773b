import type { Weather } from '#shared/contract/weather';

/** A request of the demo people in the report. The requests differ in words, moods, occasions and weather. */
export type Ask = {
  prompt: string;
  mood?: string;
  occasion?: string;
  weather?: Weather;
  pins?: readonly string[];
  trends?: readonly string[];
  /** The index of a piece in the wardrobe that the outfit must contain. */
  base?: number;
};

const sky = (
  temperature: number,
  condition: Weather['condition'],
  changes: Partial<Weather> = {},
): Weather => ({
  temperature,
  condition,
  description: condition,
  icon: condition,
  humidity: 60,
  windSpeed: 3,
  low: temperature - 5,
  high: temperature + 3,
  place: 'Gothenburg',
  ...changes,
});

export const asks: readonly Ask[] = [
  {
    prompt: 'A calm office day with a client at lunch',
    mood: 'professional',
    occasion: 'meeting',
    weather: sky(16, 'cloudy'),
  },
  {
    prompt: 'Dinner in town, a little dressed up',
    mood: 'elegant',
    occasion: 'date',
    weather: sky(18, 'clear'),
  },
  { prompt: 'A cold walk on Sunday', mood: 'casual', weather: sky(3, 'cloudy') },
  {
    prompt: 'A summer wedding in the garden',
    mood: 'romantic',
    occasion: 'wedding',
    weather: sky(24, 'clear'),
  },
  { prompt: 'A concert downtown', mood: 'edgy', occasion: 'concert', weather: sky(14, 'cloudy') },
  { prompt: 'Morning run by the water', mood: 'sporty', weather: sky(9, 'clear') },
  { prompt: 'A rainy errand day', mood: 'casual', weather: sky(11, 'rain') },
  { prompt: 'Brunch at the flea market', mood: 'bohemian', occasion: 'brunch', weather: sky(21, 'clear') },
  {
    prompt: 'A day at the beach, then dinner',
    mood: 'romantic',
    occasion: 'beach',
    weather: sky(29, 'clear'),
  },
  { prompt: 'An autumn gallery opening', mood: 'minimalist' },
  { prompt: 'The funeral of an aunt', weather: sky(7, 'cloudy') },
  { prompt: 'Job interview at a bank on Monday, silver heels please' },
  { prompt: 'Something red for a night out', mood: 'edgy > night out' },
  { prompt: 'Everything black, with one white piece' },
  { prompt: 'my navy blazer with jeans, no heels', weather: sky(15, 'cloudy') },
  { prompt: 'Rain boots and a raincoat, it pours', weather: sky(10, 'rain', { windSpeed: 9 }) },
  { prompt: 'Court hearing tomorrow morning', weather: sky(5, 'rain') },
  { prompt: 'Hospital appointment, I am on crutches' },
  { prompt: 'Pregnant and going to a picnic', weather: sky(23, 'clear') },
  { prompt: 'Gym after the office', weather: sky(12, 'cloudy') },
  { prompt: 'Something in linen for 30 degrees' },
  { prompt: 'minus 10 degrees and snow, walking the dog' },
  { prompt: 'Dress me like David Bowie for a party' },
  { prompt: 'no skirts, no dresses, something elegant for the opera', mood: 'elegant > opera night' },
  { prompt: 'Winter day in town, keep me warm' },
  {
    prompt: 'flat shoes, a lot of walking, museum',
    mood: 'minimalist > museum visit',
    weather: sky(17, 'cloudy'),
  },
  { prompt: 'Covered arms and knees for church', weather: sky(25, 'clear') },
  { prompt: 'Lisbon in May, sightseeing' },
  { prompt: 'the red dress and the black heels for a date', weather: sky(20, 'clear') },
  { prompt: 'a hike in the hills', mood: 'sporty > hike', weather: sky(13, 'cloudy') },
  { prompt: 'Yoga in the morning', mood: 'sporty > yoga class' },
  { prompt: '30 degrees tomorrow, a picnic', weather: sky(12, 'cloudy') },
  { prompt: 'coffee with a friend', mood: 'casual > coffee run', weather: sky(19, 'clear') },
  { prompt: 'A lazy day at home', mood: 'casual > lazy sunday' },
  { prompt: 'movies with friends', mood: 'casual > movie night', weather: sky(8, 'rain') },
  { prompt: 'client meeting and after that a club night', mood: 'professional > client meeting' },
  {
    prompt: 'presentation in front of the board',
    mood: 'professional > presentation',
    weather: sky(22, 'clear'),
  },
  { prompt: 'first date, nothing black', mood: 'romantic > first date', weather: sky(18, 'clear') },
  { prompt: 'anniversary dinner', mood: 'elegant > anniversary', weather: sky(4, 'snow') },
  { prompt: 'weekend away by train', mood: 'romantic > weekend away', weather: sky(15, 'rain') },
  { prompt: 'music festival, mud expected', mood: 'bohemian > music festival', weather: sky(17, 'rain') },
  {
    prompt: 'flea market in the wind',
    mood: 'bohemian > flea market',
    weather: sky(14, 'clear', { windSpeed: 13 }),
  },
  { prompt: 'road trip', mood: 'bohemian > road trip', weather: sky(26, 'clear') },
  { prompt: 'work from home with video calls', mood: 'minimalist > work from home' },
  { prompt: 'a flight to Stockholm in January', mood: 'minimalist > travel day' },
  { prompt: 'studio day', mood: 'minimalist > studio day', weather: sky(12, 'cloudy') },
  { prompt: 'walk through the city', mood: 'minimalist > city walk', weather: sky(6, 'fog') },
  { prompt: 'something blue and comfortable', weather: sky(20, 'cloudy') },
  { prompt: 'a striped top with white shoes' },
  { prompt: 'my green coat for a cold evening', weather: sky(2, 'clear') },
  { prompt: 'purple somewhere, please', weather: sky(13, 'cloudy') },
  { prompt: 'playground with the children', weather: sky(16, 'cloudy') },
  { prompt: 'wedding in winter', occasion: 'wedding', weather: sky(-4, 'snow') },
  { prompt: 'stadium with friends', mood: 'sporty > match day', weather: sky(9, 'rain') },
  { prompt: 'graduation of my sister', weather: sky(21, 'clear') },
  { prompt: 'meet the in-laws', weather: sky(18, 'cloudy') },
  { prompt: 'something with leather', mood: 'edgy', weather: sky(10, 'clear') },
  { prompt: 'party at work', occasion: 'party', weather: sky(5, 'cloudy') },
  { prompt: 'en svart klänning till middag', weather: sky(14, 'cloudy') },
  { prompt: 'Etwas Warmes fürs Büro', weather: sky(1, 'snow') },
  { prompt: 'une robe pour un mariage', weather: sky(22, 'clear') },
  { prompt: 'algo azul para la oficina', weather: sky(27, 'clear') },
  { prompt: 'wear this piece today', base: 3, weather: sky(15, 'cloudy') },
  { prompt: 'build an outfit on this one', base: 9, weather: sky(19, 'clear') },
  { prompt: 'like my board', pins: ['linen and navy', 'brown leather everything', 'lace in summer'] },
  {
    prompt: 'what people wear now',
    trends: ['Wide denim is back', 'wool coats in brown', 'the ballet flat'],
  },
  {
    prompt: 'pinned ideas for the weekend',
    pins: ['red shoes, nothing else', 'The perfect hoodie'],
    weather: sky(16, 'clear'),
  },
  { prompt: 'a drink after work', weather: sky(12, 'rain') },
  { prompt: 'charity run in the heat', mood: 'sporty > morning run', weather: sky(28, 'clear') },
];
