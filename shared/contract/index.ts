import { account } from './account.ts';
import { calendar } from './calendar.ts';
import { community } from './community.ts';
import { generation } from './generation.ts';
import { images } from './images.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { outfits } from './outfits.ts';
import { pinboard } from './pinboard.ts';
import { planning } from './planning.ts';
import { profile } from './profile.ts';
import { realtime } from './realtime.ts';
import { safety } from './safety.ts';
import { styling } from './styling.ts';
import { wardrobe } from './wardrobe.ts';
import { weather } from './weather.ts';

/** Every call of the app, by feature: one Lambda function serves one feature. */
export const contracts = {
  wardrobe,
  outfits,
  generation,
  images,
  profile,
  realtime,
  calendar,
  messages,
  community,
  weather,
  pinboard,
  styling,
  safety,
  notifications,
  account,
  planning,
} as const;
export type Feature = keyof typeof contracts;
