import type { DayWeather, PlannedDay } from '#shared/contract/planning';
import { type Language, languages } from '#shared/languages';
import { swedishWord } from '#shared/swedish/words';
import { appUrl } from '../platform/app-url.ts';
import { getMany } from '../platform/batch-get.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { mailButton, mailPage, smallPrint } from '../platform/mail-page.ts';
import { invokeDrawFlatLay } from '../rows/images/invoke-draw-flat-lay.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import texts from './morning-mail-texts.json' with { type: 'json' };
import { proposeWeek } from './propose-week.ts';

/**
 * The morning mail of a day with the outfit of the calendar, or else with one that the built-in stylist proposes for the
 * weather. `proposal` is that one. Its links only open pages. Null if the person has no outfit for the day.
 */
export async function writeMorningMail(userId: string, date: string, endUrl: string) {
  const { data: profile } = await ProfileEntity.get({ userId }).go();
  const language = profile?.language ?? languages[0];
  const { place, noWeather, days } = await proposeWeek(userId, { days: [{ date, avoid: [] }] }, language);
  const [{ taken, outfit, occasion, weather, notes } = { taken: null, outfit: null, notes: [] }] = days;
  const itemIds = taken?.itemIds ?? outfit?.pieces.map(({ itemId }) => itemId) ?? [];
  const title = taken?.title ?? outfit?.title;
  const items = await getMany(ClothingItemEntity, itemIds, (id) => ({ userId, id }));
  if (!title || !occasion || items.length === 0) return null;

  const words = texts[language];
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(date),
  );
  const filled = (text: string) => text.replace('{day}', day).replace('{title}', () => title);
  const page = `${await appUrl()}/calendar?day=${date}`;
  const links = taken
    ? [{ address: page, text: words.open }]
    : [
        { address: `${page}&morning=wear`, text: words.wear },
        { address: `${page}&morning=another`, text: words.another },
      ];
  const lines = [
    filled(taken ? words.planned : words.proposed),
    noWeather === 'no place' ? words.noPlace : weatherText(weather ?? null, place, language),
    ...notes,
  ].filter((line) => line !== null);
  return {
    subject: filled(words.subject),
    html: mailPage(
      language,
      `<h1 style="font-weight:400">${escapeHtml(title)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<p><img src="cid:picture" alt="${escapeHtml(title)}" width="360" style="max-width:100%;height:auto"></p>
<p>${links.map(({ address, text }) => mailButton(escapeHtml(address), text)).join(' ')}</p>
${smallPrint(`${words.why} <a href="${escapeHtml(endUrl)}" style="color:inherit">${words.end}</a>`)}`,
    ),
    text: [
      title,
      ...lines,
      ...links.map(({ address, text }) => `${text}: ${address}`),
      `${words.why} ${words.end}: ${endUrl}`,
    ].join('\n\n'),
    picture: await invokeDrawFlatLay(items),
    proposal: taken
      ? null
      : ({ date, occasion, weather: weather ?? null, title, itemIds } satisfies PlannedDay),
  };
}

/** 'Malmö, Sweden: 4° to 9°, rain' */
function weatherText(weather: DayWeather | null, place: string | null, language: Language): string | null {
  if (!weather) return null;
  const { low, high, temperature, condition } = weather;
  const degrees =
    low === null || high === null
      ? `${temperature}°`
      : `${low}° ${language === 'sv' ? 'till' : 'to'} ${high}°`;
  const sky = condition && (language === 'sv' ? swedishWord(condition) : condition);
  return `${place}: ${[degrees, sky].filter(Boolean).join(', ')}`;
}
