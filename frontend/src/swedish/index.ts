import { account } from './account.ts';
import { calendar } from './calendar.ts';
import { common } from './common.ts';
import { community } from './community.ts';
import { generation } from './generation.ts';
import { landing } from './landing.ts';
import { messages } from './messages.ts';
import { outfits } from './outfits.ts';
import { planning } from './planning.ts';
import { statistics } from './statistics.ts';
import { wardrobe } from './wardrobe.ts';

/** The Swedish texts of the app. The keys are the English texts in the code. */
export const swedish = {
  ...account,
  ...calendar,
  ...common,
  ...community,
  ...generation,
  ...landing,
  ...messages,
  ...outfits,
  ...planning,
  ...statistics,
  ...wardrobe,
} as const;
