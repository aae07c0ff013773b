import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { languages } from '#shared/languages';
import { dayFromToday, latestToday, plannable } from '#shared/rules/days';
import { eventOf } from '#shared/rules/entry-event';
import { iCalendar } from '#shared/rules/icalendar';
import { moodText } from '#shared/rules/mood-text';
import { appUrl } from '../../platform/app-url.ts';
import { log } from '../../platform/log.ts';
import { isFromCloudFront } from '../../platform/origin-key.ts';
import { ProfileEntity } from '../../rows/people/profile.ts';
import { userOfKey } from '../feed-address.ts';
import { listEntries } from '../list-entries.ts';

/** How many past days the calendar feed includes. */
const daysBack = 90;
const pageSize = 100;

/**
 * Answers calendar apps that subscribe to a person's calendar. Each scheduled outfit is one all-day event, in the
 * language of the person's profile. The key in the address authorizes the request. A wrong key and the key of a deleted
 * address get the same answer, 404.
 */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  try {
    if (!(await isFromCloudFront(event.headers)))
      return { statusCode: 403, headers: { 'cache-control': 'no-store' } };
    const userId = await userOfKey(event.queryStringParameters?.['key'] ?? '');
    if (!userId) return { statusCode: 404, headers: { 'cache-control': 'no-store' } };
    const [entries, url, { data: profile }] = await Promise.all([
      allEntries(userId),
      appUrl(),
      ProfileEntity.get({ userId }).go(),
    ]);
    const textOfMood = (mood: string) => moodText(mood, profile?.language ?? languages[0]);
    return {
      statusCode: 200,
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
      body: iCalendar(
        'Outfits',
        entries.map((entry) => eventOf(entry, url, textOfMood)),
      ),
    };
  } catch (error) {
    // The event itself is not logged, because its address contains the key.
    log.error('A calendar feed failed', { requestId: event.requestContext.requestId, error });
    return { statusCode: 500, headers: { 'cache-control': 'no-store' } };
  }
}

async function allEntries(userId: string) {
  const range = { from: dayFromToday(-daysBack), to: plannable(latestToday()).last, limit: pageSize };
  const first = await listEntries(userId, range);
  const { items } = first;
  for (let { cursor } = first; cursor; ) {
    const page = await listEntries(userId, { ...range, cursor });
    items.push(...page.items);
    cursor = page.cursor;
  }
  return items;
}
