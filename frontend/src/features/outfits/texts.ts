import { limits } from '#shared/limits';
import { catalogName } from '../../lib/catalog-name.ts';
import { t } from '../../lib/t.ts';

export const texts = {
  noneWithItem: t('It is in no outfit yet. Ask for one on the Outfits page.'),
  empty: t('No outfits generated yet. Create your first outfit!'),
  noPrivate: t('No private outfits. What you make private is kept here, for you alone.'),
  loadFailed: t('Failed to load outfits'),
  noneFound: t('No outfit is called that.'),
  outfitFailed: t('Failed to load the outfit'),
  gone: t('Not among your outfits'),
  goneReason: t('It was deleted, or it belongs to somebody else.'),
  confirmDelete: t('Are you sure you want to delete this outfit? This action cannot be undone.'),
  deleted: t('Outfit deleted'),
  deleteFailed: t('Failed to delete outfit'),
  madePublic: t('Outfit shared publicly'),
  madePrivate: t('Outfit made private'),
  remixed: t('Outfit remixed!'),
  remixFailed: t('Failed to remix outfit'),
  replaced: t('Item replaced!'),
  replaceFailed: t('Failed to replace item'),
  alternativesFailed: t('Failed to load alternative items'),
  noAlternatives: t('No alternatives found'),
  noAlternativesHint: (category: string) =>
    t('Upload more {category} items to see alternatives', { category: catalogName(category) }),
  imageUnavailable: t('Image preview unavailable'),
  full: t('An outfit has {items} pieces at most', { items: limits.outfit.items }),
  saved: t('Outfit saved'),
  saveFailed: t('Failed to save outfit'),
  copied: t('Outfit copied'),
  copyFailed: t('Failed to copy outfit'),
  worn: t('Counted as worn today'),
  wearFailed: t('Failed to count the outfit as worn'),
  feedbackFailed: t('Your rating is kept on this device only for now.'),
  shareFailed: t('The picture could not be made. Please try again.'),
  visibilityFailed: t('Failed to update outfit privacy'),
} as const;

/** Ready-made requests for a remix, chosen with one tap. */
export const quickRemixes = [
  t('Make it more casual'),
  t('Change to evening wear'),
  t('Add more color'),
  t('Make it business professional'),
  t('Convert to summer style'),
  t('Make it minimalist'),
] as const;
