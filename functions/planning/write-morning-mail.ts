import sharp from 'sharp';
import { morningLinkRoute } from '#shared/contract/public-routes';
import { languages } from '#shared/languages';
import { swedishWord } from '#shared/swedish/words';
import { appUrl } from '../platform/app-url.ts';
import { getMany } from '../platform/batch-get.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { drawFlatLay } from '../rows/images/draw-flat-lay.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import texts from './morning-mail-texts.json' with { type: 'json' };
import { proposeWeek } from './propose-week.ts';

/**
 * The morning mail of a day, with the outfit of the calendar or else with `proposal`, the built-in stylist's for the
 * weather. Its links only open pages. Null if the person has no outfit for the day.
 */
export async function writeMorningMail(userId: string, secret: string, date: string) {
  const { data: profile } = await ProfileEntity.get({ userId }).go();
  const language = profile?.language ?? languages[0];
  const week = await proposeWeek(userId, { days: [{ date, avoid: [] }] }, language);
  const [day] = week.days;
  const itemIds = day?.taken?.itemIds ?? day?.outfit?.pieces.map(({ itemId }) => itemId) ?? [];
  const title = day?.taken?.title ?? day?.outfit?.title ?? '';
  const items = await getMany(ClothingItemEntity, itemIds, (id) => ({ userId, id }));
  if (!day || items.length === 0) return null;

  const { weather, taken, occasion, notes } = day;
  const words = texts[language];
  const sky = weather?.condition ?? '';
  const values: Record<string, string | number | null | undefined> = {
    ...{ title, place: week.place, low: weather?.low, high: weather?.high, degrees: weather?.temperature },
    sky: language === 'sv' ? swedishWord(sky) : sky,
    day: new Date(date).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }),
  };
  const say = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));
  const url = await appUrl();
  const endUrl = `${url}/api${morningLinkRoute.path}?key=${userId}.${secret}`;
  const links: readonly [text: string, address: string][] = taken
    ? [[words.open, `${url}/calendar?day=${date}`]]
    : [
        [words.wear, `${endUrl}&wear=${date}`],
        [words.another, `${url}/calendar/plan`],
      ];
  const lines = [
    say(taken ? words.planned : words.proposed),
    ...(week.noWeather === 'no place' ? [words.noPlace] : []),
    ...(weather ? [say(weather.from === 'forecast' ? words.range : words.usual)] : []),
    ...notes,
  ];
  const html = `<!doctype html>
<html lang="${language}"><body style="margin:0;padding:40px 24px;background:#faf7f2;color:#1c1917;font:16px/1.6 Georgia,serif">
<h1 style="font-weight:400;line-height:1.2">${escapeHtml(title)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<p><img src="cid:picture" alt="${escapeHtml(title)}" width="360" style="max-width:100%;height:auto"></p>
${links.map(([text, address]) => `<p><a href="${escapeHtml(address)}" style="display:inline-block;padding:14px 28px;background:#1c1917;color:#faf7f2;text-decoration:none">${text}</a></p>`).join('\n')}
<p style="color:#78716c;font-size:14px">${words.why} <a href="${escapeHtml(endUrl)}" style="color:inherit">${words.end}</a></p>
</body></html>`;
  const written = [title, ...lines, ...links.map((link) => link.join(': ')), `${words.end}: ${endUrl}`];
  const { data, info } = await drawFlatLay(items);
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  return {
    subject: say(words.subject),
    html,
    text: written.join('\n\n'),
    picture: await picture.resize({ width: 720 }).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
    endUrl,
    proposal: taken ? null : { date, occasion, weather, title, itemIds },
  };
}
