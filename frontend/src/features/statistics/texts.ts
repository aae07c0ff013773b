import { goodFrom } from '#shared/stylist/ranking/good-outfit';
import { t } from '../../lib/t.ts';

export const texts = {
  title: t('What You Wear'),
  tagline: t('Your clothes in numbers, from the days on which you wore them.'),
  loadFailed: t('Failed to load the statistics'),
  empty: t('There is nothing to count yet.'),
  allArchived: t('Everything you have is in the archive.'),
  nothingWorn: t(
    'Nothing was recorded in this time. Open a piece or an outfit and choose “Wore it today”, or “Wore it another day...” for a past day.',
  ),
  archivedLeftOut: t('Archived pieces are left out.'),
  costRule: t(
    'The price divided by the days recorded since you have it here. A piece that was never worn has cost its whole price.',
  ),
  noPrices: t('No piece has a price yet. Give it one with “Edit” on its page.'),
  counting: t('Counting outfits...'),
  countFailed: t('The outfits could not be counted'),
  additionsRule: t(
    'Counted are a top with a bottom, or a dress, each with shoes where you own any, that score at least {goodFrom} of 100, the score that you see when you build an outfit yourself. The piece is taken to be in the style that most of yours have. Coats, bags and accessories are not counted.',
    { goodFrom },
  ),
  nothingAdds: t('None of the basics that we tried would make another good outfit.'),
  departuresRule: t(
    'What has been in your wardrobe here for a year and was not worn in that time. Clothes and shoes stay out of this list if they are in at least half as many good outfits as their kind is on average. It is only a suggestion: archived pieces can come back.',
  ),
  noDepartures: t('Nothing that we would let go.'),
  tooYoung: t('Nothing has been here for a year yet.'),
};
