import account from './account.json' with { type: 'json' };
import calendar from './calendar.json' with { type: 'json' };
import collections from './collections.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import community from './community.json' with { type: 'json' };
import generation from './generation.json' with { type: 'json' };
import landing from './landing.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };
import outfits from './outfits.json' with { type: 'json' };
import planning from './planning.json' with { type: 'json' };
import statistics from './statistics.json' with { type: 'json' };
import wardrobe from './wardrobe.json' with { type: 'json' };

/** The Swedish texts of the app, a file a feature. The keys are the English texts in the code. */
export const swedish = {
  ...account,
  ...calendar,
  ...collections,
  ...common,
  ...community,
  ...generation,
  ...landing,
  ...messages,
  ...outfits,
  ...planning,
  ...statistics,
  ...wardrobe,
};
